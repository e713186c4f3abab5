#pragma once

#include <qpdf/QPDFObjectHandle.hh>

#include <vector>

namespace duovita {

/// Passes on the tokens of a page's content, but shows the texts on either side of a wide gap with separate operators:
/// "[(Left) -9000 (right)] TJ" becomes "[(Left) -9000] TJ [(right)] TJ", and a string with many spaces becomes two; the
/// result looks the same (ISO 32000-1, 9.4.3).
///
/// Qt Pdf reports boxes per operator. With the split they reveal the gaps of a line, which would otherwise take a query
/// for each word.
class PartingAtGaps : public QPDFObjectHandle::TokenFilter {
public:
    void handleToken(const QPDFTokenizer::Token& token) override;
    void handleEOF() override;

private:
    bool isOpenArray() const;
    void writeHeld(const std::string& shownBy);
    void writeString(const QPDFTokenizer::Token& token, const char* between);

    std::vector<QPDFTokenizer::Token> m_held; ///< an array or a string whose operator has not been read yet
    bool m_closed = false;                    ///< the array is closed
};

} // namespace duovita
