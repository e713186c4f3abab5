#include "core/import/readers/texttex.h"

#include "core/import/readers/mathtext.h"

#include <QHash>

namespace duovita {

namespace {

/// The combining marks of accent commands (The TeXbook, chapter 9).
char16_t accentOf(QStringView command)
{
    static const QHash<QString, char16_t> accents{
        {QStringLiteral("`"), 0x0300}, {QStringLiteral("'"), 0x0301},  {QStringLiteral("^"), 0x0302},
        {QStringLiteral("~"), 0x0303}, {QStringLiteral("="), 0x0304},  {QStringLiteral("u"), 0x0306},
        {QStringLiteral("."), 0x0307}, {QStringLiteral("\""), 0x0308}, {QStringLiteral("r"), 0x030A},
        {QStringLiteral("H"), 0x030B}, {QStringLiteral("v"), 0x030C},  {QStringLiteral("d"), 0x0323},
        {QStringLiteral("c"), 0x0327}, {QStringLiteral("k"), 0x0328},  {QStringLiteral("b"), 0x0331}};
    return accents.value(command.toString(), 0);
}

QString letterOf(QStringView command)
{
    static const QHash<QString, QString> letters{{QStringLiteral("ss"), QStringLiteral("ß")},
                                                 {QStringLiteral("o"), QStringLiteral("ø")},
                                                 {QStringLiteral("O"), QStringLiteral("Ø")},
                                                 {QStringLiteral("l"), QStringLiteral("ł")},
                                                 {QStringLiteral("L"), QStringLiteral("Ł")},
                                                 {QStringLiteral("ae"), QStringLiteral("æ")},
                                                 {QStringLiteral("AE"), QStringLiteral("Æ")},
                                                 {QStringLiteral("oe"), QStringLiteral("œ")},
                                                 {QStringLiteral("OE"), QStringLiteral("Œ")},
                                                 {QStringLiteral("aa"), QStringLiteral("å")},
                                                 {QStringLiteral("AA"), QStringLiteral("Å")},
                                                 {QStringLiteral("i"), QStringLiteral("i")},
                                                 {QStringLiteral("j"), QStringLiteral("j")},
                                                 {QStringLiteral("dots"), QStringLiteral("…")},
                                                 {QStringLiteral("ldots"), QStringLiteral("…")},
                                                 {QStringLiteral("textendash"), QStringLiteral("–")},
                                                 {QStringLiteral("textemdash"), QStringLiteral("—")},
                                                 {QStringLiteral("TeX"), QStringLiteral("TeX")},
                                                 {QStringLiteral("LaTeX"), QStringLiteral("LaTeX")},
                                                 {QStringLiteral("textbackslash"), QStringLiteral("\\")},
                                                 {QStringLiteral("textasciitilde"), QStringLiteral("~")},
                                                 {QStringLiteral("textasciicircum"), QStringLiteral("^")},
                                                 {QStringLiteral("textbar"), QStringLiteral("|")},
                                                 {QStringLiteral("textbraceleft"), QStringLiteral("{")},
                                                 {QStringLiteral("textbraceright"), QStringLiteral("}")}};
    return letters.value(command.toString());
}

class TexReader {
public:
    explicit TexReader(const QString& tex) : m_tex(tex) {}

    QString read()
    {
        while (m_at < m_tex.size())
            readOne();
        return m_text.normalized(QString::NormalizationForm_C).simplified();
    }

private:
    void readOne()
    {
        const QChar c = m_tex[m_at];
        if (c == u'$') {
            readMath();
        } else if (c == u'\\') {
            readCommand();
        } else if (c == u'{' || c == u'}') {
            ++m_at;
        } else if (c == u'~') {
            m_text += QChar(0x00A0);
            ++m_at;
        } else if (!(c == u'-' && readRun(c, {QStringLiteral("—"), QStringLiteral("–")})) &&
                   !(c == u'`' && readRun(c, {{}, QStringLiteral("“")})) &&
                   !(c == u'\'' && readRun(c, {{}, QStringLiteral("”")}))) {
            m_text += c;
            ++m_at;
        }
    }

    /// A run of two or three equal characters: "---", "--", "``".
    bool readRun(QChar mark, const QStringList& meanings)
    {
        for (qsizetype length = 3; length >= 2; --length) {
            const QString& meaning = meanings[3 - length];
            if (!meaning.isEmpty() && QStringView(m_tex).mid(m_at, length) == QString(length, mark)) {
                m_text += meaning;
                m_at += length;
                return true;
            }
        }
        return false;
    }

    void readMath()
    {
        const qsizetype end = m_tex.indexOf(u'$', m_at + 1);
        const qsizetype stop = end < 0 ? m_tex.size() : end + 1;
        const QStringView formula = QStringView(m_tex).mid(m_at, stop - m_at);
        const auto meant =
            end < 0 ? std::nullopt : textOfMath(formula.mid(1, formula.size() - 2), MathScripts::Characters);
        m_text += meant ? *meant : formula.toString();
        m_at = stop;
    }

    void readCommand()
    {
        const qsizetype start = ++m_at;
        while (m_at < m_tex.size() && m_tex[m_at].isLetter() && m_tex[m_at].unicode() < 0x80)
            ++m_at;
        if (m_at == start && m_at < m_tex.size())
            ++m_at;
        const QStringView name = QStringView(m_tex).mid(start, m_at - start);
        if (const char16_t accent = accentOf(name); accent != 0 && readAccented(accent, name.front().isLetter()))
            return;
        if (const QString letter = letterOf(name); !letter.isEmpty()) {
            m_text += letter;
            skipBlank();
        } else if (!name.isEmpty() && !name.front().isLetter()) {
            m_text += name.front() == u'-' ? QString() : name.toString(); // \& \% \_
        } else {
            skipBlank(); // \emph{…}: its contents follow
        }
    }

    void skipBlank()
    {
        if (m_at < m_tex.size() && m_tex[m_at] == u' ')
            ++m_at;
    }

    /// The accented letter: "\'e", "\'{e}", "\'\i", "\c c".
    bool readAccented(char16_t accent, bool word)
    {
        qsizetype at = m_at;
        while (at < m_tex.size() && (m_tex[at] == u'{' || (word && m_tex[at] == u' ')))
            ++at;
        if (at < m_tex.size() && m_tex[at] == u'\\')
            ++at; // the dotless \i and \j
        if (at >= m_tex.size() || !m_tex[at].isLetter() || (word && at == m_at))
            return false;
        m_text += m_tex[at];
        m_text += QChar(accent);
        m_at = at + 1;
        return true;
    }

    const QString& m_tex;
    qsizetype m_at = 0;
    QString m_text;
};

} // namespace

QString plainOfTex(const QString& tex)
{
    return TexReader(tex).read();
}

} // namespace duovita
