#pragma once

#include "core/domain/author.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Takes the addresses out of a head's lines: the first is the entry's own, the others are its links.
class HeadLinks {
public:
    explicit HeadLinks(const Vocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    /// What a line says beside its addresses. Of a work, as against a job, what follows the colon behind a linked title
    /// is told of it, and comes back from told().
    TextLine take(const TextLine& line, bool isWork);

    const QString& url() const { return m_url; }
    const QList<Link>& links() const { return m_links; }
    const QStringList& told() const { return m_told; }

private:
    TextLine withoutDescription(const TextLine& line);
    TextLine withoutLinks(const TextLine& line);
    void takeAddress(TextLine& line);

    const Vocabulary& m_vocabulary;
    QString m_url;
    QList<Link> m_links;
    QStringList m_told;
    bool m_anyText = false; // in the lines before
};

} // namespace duovita
