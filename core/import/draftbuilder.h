#pragma once

#include "core/import/fields/personnaming.h"
#include "core/import/importdraft.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Sorts a document's blocks into a record: what stands before the first known heading into name, contacts and
/// summary, the rest into sections by their headings.
class DraftBuilder {
public:
    DraftBuilder(QString file, ImportOptions options) : m_file(std::move(file)), m_options(std::move(options)) {}

    /// NameMissing if the document names nobody and the options neither; NoContent if there is nothing in it.
    /// Characters of compatibility become what they mean, which a note says.
    Result<ImportDraft> build(const QList<TextBlock>& blocks, const FrontMatter& frontMatter);

    /// What the document says of whose it is; no more of it is read.
    NamedPerson nameIn(const QList<TextBlock>& blocks) const;

private:
    QString m_file;
    ImportOptions m_options;
};

} // namespace duovita
