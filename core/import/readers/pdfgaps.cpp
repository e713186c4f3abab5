#include "core/import/readers/pdfgaps.h"

#include <cstdlib>
#include <utility>

namespace duovita {

namespace {

using Token = QPDFTokenizer::Token;

bool isGap(const Token& token)
{
    constexpr double narrowest = 600; // in thousandths of the font size: more than a word space
    const bool number = token.getType() == QPDFTokenizer::tt_integer || token.getType() == QPDFTokenizer::tt_real;
    return number && std::strtod(token.getValue().c_str(), nullptr) < -narrowest;
}

/// Where to split a string: inside its first run of spaces from `from` on, at an even offset, because its codes may
/// have two bytes each; npos if there is no such run.
std::size_t gapIn(const std::string& text, std::size_t from)
{
    const std::string blanks(4, ' ');
    const std::size_t run = text.find(blanks, from);
    const std::size_t place = run == std::string::npos ? run : run + 2 - run % 2;
    return place < text.size() ? place : std::string::npos;
}

} // namespace

bool PartingAtGaps::isOpenArray() const
{
    return !m_held.empty() && m_held.front().getType() == QPDFTokenizer::tt_array_open && !m_closed;
}

void PartingAtGaps::handleToken(const Token& token)
{
    const auto type = token.getType();
    if (m_held.empty() && (type == QPDFTokenizer::tt_array_open || type == QPDFTokenizer::tt_string)) {
        m_held.push_back(token);
        m_closed = false;
    } else if (m_held.empty()) {
        writeToken(token);
    } else if (isOpenArray() || type == QPDFTokenizer::tt_space || type == QPDFTokenizer::tt_comment) {
        m_held.push_back(token);
        m_closed = m_closed || type == QPDFTokenizer::tt_array_close;
    } else {
        writeHeld(type == QPDFTokenizer::tt_word ? token.getValue() : std::string());
        handleToken(token); // may itself be an array or a string
    }
}

void PartingAtGaps::handleEOF()
{
    writeHeld({});
}

void PartingAtGaps::writeHeld(const std::string& shownBy)
{
    for (const Token& token : std::exchange(m_held, {})) {
        const bool text = token.getType() == QPDFTokenizer::tt_string;
        if (text && shownBy == "Tj")
            writeString(token, " Tj ");
        else if (text && shownBy == "TJ")
            writeString(token, "] TJ [");
        else
            writeToken(token);
        if (shownBy == "TJ" && isGap(token))
            write("] TJ [");
    }
}

void PartingAtGaps::writeString(const Token& token, const char* between)
{
    const std::string& text = token.getValue();
    std::size_t from = 0;
    for (std::size_t gap = gapIn(text, from); gap != std::string::npos; gap = gapIn(text, from)) {
        writeToken(Token(QPDFTokenizer::tt_string, text.substr(from, gap - from)));
        write(between);
        from = text.find_first_not_of(' ', gap);
        from = from == std::string::npos ? text.size() : from - from % 2;
        writeToken(Token(QPDFTokenizer::tt_string, text.substr(gap, from - gap)));
        write(between);
    }
    if (from == 0)
        writeToken(token); // unchanged
    else
        writeToken(Token(QPDFTokenizer::tt_string, text.substr(from)));
}

} // namespace duovita
