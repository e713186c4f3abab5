#pragma once

namespace duovita {

/// What a text consists of, which decides whether it reads the same in every language. core/terms/neededtexts has the
/// rule.
enum class TextNature : unsigned char {
    Prose,       ///< same in every language only if it has no letters: "3.9/4.0"
    Names,       ///< same if every word looks like a name or a code: "SIGCOMM 2024", "C1", "PyTorch"
    Product,     ///< like Names, or one capitalized word, the name of a program or project: "Redis"
    Items,       ///< a list: same if each item is a name of capitalized words that no term in use translates
    Certificate, ///< capitalized words, of which one fits Names or is the name of a company: "AWS Certified …"
    Work,        ///< titles of publications and their venues: same, since they are cited as they are
    Address,     ///< mail and web addresses, accounts, numbers: same
};

} // namespace duovita
