#pragma once

namespace duovita {

/// What a text is, as to whether its words are those of one language. core/terms/neededtexts has the rule.
enum class TextNature : unsigned char {
    Prose,       ///< alike only without any letter: "3.9/4.0"
    Names,       ///< alike if every word is written as only names and codes are: "SIGCOMM 2024", "C1", "PyTorch"
    Product,     ///< as Names; or one word with a capital, as programs and projects are called: "Redis"
    Items,       ///< a list: alike if each item is a name, of words with capitals, that no term in use translates
    Certificate, ///< words with capitals, one of them as of Names or the name of a company: "AWS Certified …"
    Work,        ///< titles of publications, and where they appeared: alike, as they are cited
    Address,     ///< of mail, of a web page, of an account, a number: alike
};

} // namespace duovita
