#pragma once

#include "core/domain/author.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Removes the addresses from head lines: the first becomes the entry's own, the others its links.
class HeadLinks {
public:
    explicit HeadLinks(const Vocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    /// Returns the line without its addresses. In a work, as opposed to a job, text after a colon behind a linked title
    /// describes it; descriptions() returns such texts.
    TextLine take(const TextLine& line, bool isWork);

    const QString& url() const { return m_url; }
    const QList<Link>& links() const { return m_links; }
    const QStringList& descriptions() const { return m_descriptions; }

private:
    TextLine withoutDescription(const TextLine& line);
    TextLine withoutLinks(const TextLine& line);
    void takeAddress(TextLine& line);

    const Vocabulary& m_vocabulary;
    QString m_url;
    QList<Link> m_links;
    QStringList m_descriptions;
    bool m_anyText = false; // in the lines so far
};

} // namespace duovita
