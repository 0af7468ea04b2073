// SPDX-License-Identifier: MIT
#include "app/cli/commands/table_command.h"

namespace shinglescope {

Result<std::shared_ptr<const Dataset>> TableCommand::open() {
  auto outputs = CliOutputs::open(m_options, m_stop);
  if (!outputs) return outputs.error();
  m_outputs.emplace(*std::move(outputs));
  return read();
}

Result<std::shared_ptr<const Dataset>> TableCommand::read() {
  if (auto read = assignTo(m_tables, readTables(m_options, m_context)); !read) return read.error();
  if (m_tables.hasTwo()) m_recipe.against->columns = m_tables.columnPairs;
  return m_tables.dataset;
}

Result<void> TableCommand::commit() {
  if (auto committed = m_outputs->commitAll(); !committed) return committed;
  m_printer.stop();
  return {};
}

Result<void> TableCommand::write(const std::string &text) {
  if (auto written = output().write(text); !written) return written;
  return commit();
}

Result<void> TableCommand::writeRecipe(const std::string &text) {
  CliOutput *recipe = m_outputs->recipe();
  return recipe == nullptr ? Result<void>{} : recipe->write(text);
}

}  // namespace shinglescope
