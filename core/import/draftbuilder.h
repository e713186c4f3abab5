#pragma once

#include "core/import/fields/personnaming.h"
#include "core/import/importdraft.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Turns a document's blocks into a record: the blocks before the first known heading give name, contacts and summary;
/// the others become sections by their headings.
class DraftBuilder {
public:
    DraftBuilder(QString file, ImportOptions options) : m_file(std::move(file)), m_options(std::move(options)) {}

    /// NameMissing if neither the document nor the options name a person; NoContent if the document is empty.
    /// Compatibility characters are replaced, and a note lists them.
    Result<ImportDraft> build(const QList<TextBlock>& blocks, const FrontMatter& frontMatter);

    /// Only determines the person the document is about.
    NamedPerson nameIn(const QList<TextBlock>& blocks) const;

private:
    QString m_file;
    ImportOptions m_options;
};

} // namespace duovita
