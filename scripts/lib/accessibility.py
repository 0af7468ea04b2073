# SPDX-License-Identifier: MIT
"""Uses the window as a screen reader does: over AT-SPI, with keys only.

scripts/slow/accessibility runs it in a D-Bus session with an X server of its own. Every page is
walked with Tab, its tree is read, and it is checked that changes are told: the step of a lesson, the
estimate of Find, the band of a pair.
"""

import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PAGES = ("Data", "Find", "Review", "Explore", "Learn")
WAIT = 30
DEEPEST = 60
# Cells of a table are asked for one by one; the first show whether they have texts.
MOST_CHILDREN = 60
TABS = 60
STEPS = 10
NEEDS_NAME = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON,
    Atspi.Role.COMBO_BOX, Atspi.Role.ENTRY, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER,
    Atspi.Role.TABLE, Atspi.Role.TREE, Atspi.Role.LIST, Atspi.Role.PAGE_TAB, Atspi.Role.MENU_ITEM,
    Atspi.Role.LIST_ITEM
}


class Reader:
    """The window as a screen reader knows it."""

    def __init__(self, program, *arguments):
        self.events = []
        self.failures = []
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in ("object:state-changed:focused", "object:property-change:accessible-name",
                     "object:announcement"):
            self._listener.register(kind)
        self._process = subprocess.Popen([program, *arguments],
                                         env={**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
        self.application = self.wait(self._find_application, "the window in the accessible tree")
        # There is no window manager that would give it the keys.
        window = self.wait(self._find_window, "the window").split()[0]
        subprocess.run(["xdotool", "windowfocus", window], check=True)
        self.pump(1)

    def _hear(self, event):
        if event.type.startswith("object:state-changed:focused") and not event.detail1:
            return
        try:
            text = event.any_data if event.type.startswith("object:announcement") else None
            self.events.append((event.type.split(":")[1], event.source, text or name_of(event.source)))
        except GLib.Error:  # the object is gone
            pass

    def _find_application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self._process.pid:
                if child.get_child_count() > 0:
                    return child
        return None

    def _find_window(self):
        return subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self._process.pid)],
            capture_output=True, text=True, check=False).stdout

    def pump(self, seconds):
        until = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while time.monotonic() < until:
            while context.iteration(False):
                pass
            time.sleep(0.01)

    def wait(self, question, what):
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            self.pump(0.05)
            answer = question()
            if answer:
                return answer
        sys.exit(f"accessibility: {what} did not come within {WAIT} s.")

    def press(self, *keys):
        subprocess.run(["xdotool", "key", "--delay", "20", *keys], check=True)
        self.pump(0.25)

    def check(self, condition, sentence):
        if not condition:
            self.failures.append(sentence)
            print(f"FAILED: {sentence}", flush=True)

    def told(self, kind):
        return [text for heard, _, text in self.events if heard == kind]

    def end(self):
        self._process.terminate()
        self._process.wait()


def name_of(thing):
    return (thing.get_name() or "").strip()


def state_of(thing, state):
    return thing.get_state_set().contains(state)


def objects(thing, depth=0):
    """Yields the shown objects below one, each with its depth."""
    if depth > DEEPEST:
        return
    for index in range(min(thing.get_child_count(), MOST_CHILDREN)):
        child = thing.get_child_at_index(index)
        if child is None or not state_of(child, Atspi.StateType.SHOWING):
            continue
        yield child
        yield from objects(child, depth + 1)


def text_of(thing):
    """The name of an object, or else what it contains."""
    if name_of(thing):
        return name_of(thing)
    has_text = "Text" in thing.get_interfaces()
    return Atspi.Text.get_text(thing, 0, -1).strip() if has_text else ""


def describe(thing):
    return f"{thing.get_role_name()} \"{text_of(thing)}\""


def ancestors(thing):
    """An object and those around it, up to the window."""
    while thing is not None and thing.get_role() != Atspi.Role.APPLICATION:
        yield describe(thing)
        thing = thing.get_parent()


def walk_page(reader, number, page):
    """Reads the tree of a page, and goes through it with Tab."""
    reader.press(f"ctrl+{number}")
    reader.pump(1)
    seen = [thing for thing in objects(reader.application)]
    nameless = [thing for thing in seen if thing.get_role() in NEEDS_NAME and not text_of(thing)]
    for thing in nameless:
        parent = thing.get_parent()
        reader.check(False, f"{page}: a {thing.get_role_name()} in {describe(parent)} has no name.")
    stops, walked = [], []
    for _ in range(TABS):
        reader.events.clear()
        reader.press("Tab")
        focused = [source for kind, source, _ in reader.events if kind == "state-changed"]
        if not focused:
            reader.check(False, f"{page}: Tab after {stops[-1] if stops else 'the start'} is silent.")
            break
        stop = describe(focused[-1])
        reader.check(text_of(focused[-1]),
                     f"{page}: Tab stops at a nameless {' in '.join(ancestors(focused[-1]))}.")
        # Several stops may have the same name, such as the buttons that remove a text.
        if focused[-1] in walked:
            break
        walked.append(focused[-1])
        stops.append(stop)
    print(f"{page}: {len(seen)} objects, {len(stops)} stops of Tab.", flush=True)
    reader.check(len(seen) > 30 and len(stops) > 3, f"{page}: hardly anything was read.")


def find_duplicates(reader):
    """Runs the recipe, so that every page has something to show."""
    reader.press("ctrl+r")
    reader.wait(lambda: any(" pairs" in text_of(thing) for thing in objects(reader.application)),
                "the pairs of the sample")
    reader.pump(2)


def hear_lesson(reader):
    """Every step of a lesson is told, and the stages are tabs."""
    reader.press("ctrl+5", "Home")
    told = []
    known = set()
    for step in range(STEPS):
        reader.events.clear()
        reader.press("Right")
        heard = reader.told("property-change") + reader.told("announcement")
        new = [text for text in heard if text.endswith(".") and text not in known]
        reader.check(new, f"Learn: step {step + 1} was not told.")
        known.update(new)
        told += new[:1]
    print("Learn, told: " + " | ".join(told), flush=True)
    stages = [thing for thing in objects(reader.application)
              if thing.get_role() == Atspi.Role.PAGE_TAB and name_of(thing)[:1].isdigit()]
    reader.check(len(stages) == 9, f"Learn: {len(stages)} stages were found instead of 9.")
    if stages:
        Atspi.Action.do_action(stages[5], 0)
        reader.pump(0.5)
        reader.check(state_of(stages[5], Atspi.StateType.SELECTED),
                     f"Learn: pressing {describe(stages[5])} did not choose it.")


def find_by_name(reader, name):
    return next((thing for thing in objects(reader.application) if name_of(thing) == name), None)


def hear_estimate(reader):
    """A changed setting is followed by the new estimate."""
    reader.press("ctrl+2")
    reader.pump(2)
    box = find_by_name(reader, "Number of hashes")
    if box is None:
        return reader.check(False, "Find: the number of hashes was not found.")
    Atspi.Component.grab_focus(box)
    reader.pump(0.5)
    reader.events.clear()
    reader.press("Up")

    def estimates():
        return [text for text in reader.told("property-change") + reader.told("announcement")
                if text.startswith("Estimate of the next run: ")]

    reader.wait(estimates, "the estimate of Find")
    print(f"Find, told: {estimates()[-1]}", flush=True)


def hear_bands(reader):
    """The bands of a pair are told one by one."""
    reader.press("ctrl+3")
    bands = reader.wait(lambda: next(
        (thing for thing in objects(reader.application)
         if thing.get_role() == Atspi.Role.LIST and name_of(thing).endswith("bands collided")), None),
                        "the bands of a pair")
    Atspi.Component.grab_focus(bands)
    reader.pump(0.5)
    for place in (1, 2):
        reader.events.clear()
        reader.press("Right")
        told = reader.told("state-changed")
        reader.check(any(text.startswith(f"Band {place}, ") for text in told),
                     f"Review: band {place} was not told, but {told}.")
    print(f"Review, told: {told[-1] if told else 'nothing'}", flush=True)


def main():
    Atspi.init()
    reader = Reader(*sys.argv[1:])
    try:
        reader.pump(3)
        find_duplicates(reader)
        for number, page in enumerate(PAGES, start=1):
            walk_page(reader, number, page)
        hear_lesson(reader)
        hear_estimate(reader)
        hear_bands(reader)
    finally:
        reader.end()
    if reader.failures:
        sys.exit(f"accessibility: {len(reader.failures)} checks failed.")


if __name__ == "__main__":
    main()
