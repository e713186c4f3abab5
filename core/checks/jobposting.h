#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A word in a job posting that names knowledge or a skill.
struct PostingWord {
    QString text;       ///< as first written in the posting
    int times = 0;      ///< number of occurrences
    bool found = false; ///< whether the CV contains it in any form

    bool operator==(const PostingWord&) const = default;
};

struct PostingWords {
    QList<PostingWord> words;
    bool isSelection = false; ///< words of a long posting were left out
};

/// The skills that a posting asks for, each once. First names and technical terms, recognized by their letters (gRPC,
/// C++, Kafka in mid-sentence), in the posting's order. Then words and pairs of words that occur more than once, most
/// frequent first (in a short posting all words), and two-word terms such as "machine learning", even if they occur
/// once. Of a long posting with lists, only the lists count, without those on what is offered. English words match any
/// of their forms in the CV, Chinese words match anywhere. No data leave the program.
PostingWords wordsOfPosting(const QString& posting, const QString& cv);

} // namespace duovita
