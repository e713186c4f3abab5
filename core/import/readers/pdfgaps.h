#pragma once

#include <qpdf/QPDFObjectHandle.hh>

#include <vector>

namespace duovita {

/// Hands on the tokens of a page's content, but shows what stands on either side of a wide gap by operators of its own:
/// "[(Left) -9000 (right)] TJ" becomes "[(Left) -9000] TJ [(right)] TJ", and a string with many blanks becomes two,
/// which draws the same (ISO 32000-1, 9.4.3).
///
/// Qt Pdf tells the places of stretches of text by such operators: so they tell where the gaps of a line are, which
/// would otherwise have to be asked for word by word.
class PartingAtGaps : public QPDFObjectHandle::TokenFilter {
public:
    void handleToken(const QPDFTokenizer::Token& token) override;
    void handleEOF() override;

private:
    bool isOpenArray() const;
    void writeHeld(const std::string& shownBy);
    void writeString(const QPDFTokenizer::Token& token, const char* between);

    std::vector<QPDFTokenizer::Token> m_held; ///< an array or a string whose operator has not come yet
    bool m_closed = false;                    ///< the array
};

} // namespace duovita
