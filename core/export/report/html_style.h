// SPDX-License-Identifier: MIT
#pragma once

namespace shinglescope {

/// The style sheet of a report: light or dark as in the reader's system, and black on white in
/// print. Differences are both underlined and tinted.
inline constexpr const char *kReportStyle = R"css(
:root { color-scheme: light dark; --ground: #f6f6f4; --panel: #ffffff; --line: #dcdcd8;
  --ink: #20232a; --muted: #646970; --a: #b34e00; --b: #00795a; }
@media (prefers-color-scheme: dark) { :root { --ground: #1c1e22; --panel: #25282d;
  --line: #3a3e45; --ink: #e6e7e9; --muted: #9aa0a8; --a: #f0914d; --b: #2fc79b; } }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--ground);
  color: var(--ink); font: 15px/1.5 Inter, "Noto Sans", system-ui, sans-serif;
  font-variant-ligatures: none; font-feature-settings: "calt" 0, "liga" 0, "dlig" 0; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
h2.details { border-top: 2px solid var(--line); padding-top: 1.5rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
p.note { color: var(--muted); }
section.card, figure { background: var(--panel); border: 1px solid var(--line);
  border-radius: 6px; padding: 12px; margin: 8px 0; break-inside: avoid; }
figure img { display: block; max-width: 100%; background: #ffffff; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 3px 8px 3px 0;
  border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
th { font-weight: 600; white-space: nowrap; }
table.facts th { width: 18rem; white-space: normal; }
td.text { white-space: pre-wrap; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
del { color: var(--a); text-decoration: underline; }
ins { color: var(--b); text-decoration: underline dotted; }
@media print { :root { color-scheme: light; --ground: #ffffff; --panel: #ffffff;
  --line: #999999; --ink: #000000; --muted: #333333; --a: #8a3c00; --b: #005c44; }
  body { max-width: none; padding: 0; font-size: 10pt; } h2.details { break-before: page; } }
)css";

}  // namespace shinglescope
