#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A word of a job posting that says what somebody should know.
struct PostingWord {
    QString text;       ///< as the posting writes it first
    int times = 0;      ///< how often it says it
    bool found = false; ///< the CV has it, in whatever form

    bool operator==(const PostingWord&) const = default;
};

/// What a posting asks for, each thing once: first names and technical terms, which their letters tell (gRPC, C++,
/// Kafka in the middle of a sentence), in the posting's order; then other words and pairs of words that it says more
/// than once, the most frequent first, or all of them where the posting is short, and terms of two words such as
/// "machine learning", which it need not say twice. English words are found in the CV in
/// any of their forms, Chinese ones anywhere. Nothing leaves the program.
QList<PostingWord> wordsOfPosting(const QString& posting, const QString& cv);

} // namespace duovita
