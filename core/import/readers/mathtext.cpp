#include "core/import/readers/mathtext.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

namespace duovita {

namespace {

/// Commands for a single character (The TeXbook, appendix F, and amssymb).
QString signOf(const QString& command)
{
    static const QHash<QString, QString> known = [] {
        const QString table = QStringLiteral(
            "times × cdot · div ÷ pm ± mp ∓ ast ∗ star ⋆ circ ° degree ° bullet • leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ "
            "approx ≈ sim ∼ simeq ≃ equiv ≡ propto ∝ ll ≪ gg ≫ lt < gt > in ∈ subset ⊂ cup ∪ cap ∩ infty ∞ partial ∂ "
            "nabla ∇ sum ∑ prod ∏ int ∫ forall ∀ exists ∃ neg ¬ wedge ∧ vee ∨ oplus ⊕ otimes ⊗ dagger † ddagger ‡ S § "
            "P ¶ prime ′ ldots … dots … cdots ⋯ colon : mid | vert | lbrace { rbrace } langle ⟨ rangle ⟩ "
            "checkmark ✓ diamond ⋄ triangle △ square □ blacksquare ■ heartsuit ♥ textregistered ® copyright © "
            "alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ "
            "nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ "
            "Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω ell ℓ hbar ℏ log log ln ln exp exp min min "
            "max max sin sin cos cos tan tan lim lim");
        const QStringList words = table.split(u' ', Qt::SkipEmptyParts);
        QHash<QString, QString> pairs;
        for (qsizetype i = 0; i + 1 < words.size(); i += 2)
            pairs.insert(words[i], words[i + 1]);
        return pairs;
    }();
    return known.value(command);
}

/// An arrow has spaces around it.
QString arrowOf(const QString& command)
{
    static const QHash<QString, QString> known{{QStringLiteral("rightarrow"), QStringLiteral("→")},
                                               {QStringLiteral("to"), QStringLiteral("→")},
                                               {QStringLiteral("longrightarrow"), QStringLiteral("→")},
                                               {QStringLiteral("Rightarrow"), QStringLiteral("⇒")},
                                               {QStringLiteral("leftarrow"), QStringLiteral("←")},
                                               {QStringLiteral("leftrightarrow"), QStringLiteral("↔")},
                                               {QStringLiteral("Leftrightarrow"), QStringLiteral("⇔")},
                                               {QStringLiteral("uparrow"), QStringLiteral("↑")},
                                               {QStringLiteral("downarrow"), QStringLiteral("↓")}};
    return known.value(command);
}

/// Unicode's superscript (or subscript) form of the digits and signs; nothing if one character has none.
std::optional<QString> asScript(const QString& text, bool raised)
{
    static const QString plain = QStringLiteral("0123456789+-=()n");
    static const QString above = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ");
    static const QString below = QStringLiteral("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ");
    QString script;
    for (const QChar c : text) {
        const qsizetype at = plain.indexOf(c);
        if (at < 0)
            return std::nullopt;
        script += raised ? above[at] : below[at];
    }
    return script;
}

/// Parses one formula; stops at anything without a plain form.
class FormulaReader {
public:
    FormulaReader(QStringView formula, MathScripts scripts) : m_formula(formula), m_scripts(scripts) {}

    std::optional<QString> read()
    {
        const QString text = readUntil(QChar());
        return m_failed || m_at < m_formula.size() ? std::nullopt : std::optional(text.trimmed());
    }

private:
    static constexpr int deepest = 20;

    QString readUntil(QChar end)
    {
        QString text;
        while (!m_failed && m_at < m_formula.size() && m_formula[m_at] != end)
            text += readAtom();
        return text;
    }

    QString readAtom()
    {
        const QChar c = m_formula[m_at++];
        if (c.isSpace())
            return {};
        if (c == u'{')
            return readGroup();
        if (c == u'\\')
            return readCommand();
        if (c == u'^' || c == u'_')
            return scripted(readArgument(), c == u'^');
        if (c == u'}' || c == u'&')
            return fail();
        return c == u'~' ? QStringLiteral(" ") : escaped(c);
    }

    QString fail()
    {
        m_failed = true;
        return {};
    }

    QString readGroup()
    {
        if (++m_depth > deepest)
            return fail();
        QString text = readUntil(u'}');
        --m_depth;
        if (m_at >= m_formula.size())
            return fail();
        ++m_at;
        return text;
    }

    /// The argument of a command or script: a group, a command, or a single character.
    QString readArgument()
    {
        while (m_at < m_formula.size() && m_formula[m_at].isSpace())
            ++m_at;
        return m_at < m_formula.size() ? readAtom() : fail();
    }

    /// "\text{two words}": spaces count.
    QString readWords()
    {
        while (m_at < m_formula.size() && m_formula[m_at].isSpace())
            ++m_at;
        const qsizetype end = m_at < m_formula.size() && m_formula[m_at] == u'{' ? m_formula.indexOf(u'}', m_at) : -1;
        const QStringView words = end < 0 ? QStringView() : m_formula.mid(m_at + 1, end - m_at - 1);
        if (end < 0 || words.contains(u'{') || words.contains(u'\\'))
            return fail();
        m_at = end + 1;
        QString text;
        for (const QChar c : words)
            text += escaped(c);
        return text;
    }

    QString readCommand()
    {
        if (m_at >= m_formula.size())
            return fail();
        if (!m_formula[m_at].isLetter()) {
            const QChar sign = m_formula[m_at++];
            if (QStringView(u",;: ").contains(sign))
                return QStringLiteral(" ");
            if (sign == u'!')
                return {};
            return QStringView(u"%#&_${}|-/*").contains(sign) ? escaped(sign) : fail();
        }
        const qsizetype start = m_at;
        while (m_at < m_formula.size() && m_formula[m_at].isLetter() && m_formula[m_at].unicode() < 0x80)
            ++m_at;
        return meaningOf(m_formula.mid(start, m_at - start).toString());
    }

    QString meaningOf(const QString& command)
    {
        static const QStringList faces{
            QStringLiteral("mathrm"),     QStringLiteral("mathbf"),     QStringLiteral("mathit"),
            QStringLiteral("mathsf"),     QStringLiteral("mathtt"),     QStringLiteral("mathbb"),
            QStringLiteral("mathcal"),    QStringLiteral("bm"),         QStringLiteral("pmb"),
            QStringLiteral("rm"),         QStringLiteral("boldsymbol"), QStringLiteral("bf"),
            QStringLiteral("left"),       QStringLiteral("right"),      QStringLiteral("operatorname"),
            QStringLiteral("scriptstyle")};
        static const QStringList words{QStringLiteral("text"), QStringLiteral("textbf"), QStringLiteral("textit"),
                                       QStringLiteral("textrm"), QStringLiteral("mbox")};
        static const QStringList blanks{QStringLiteral("quad"), QStringLiteral("qquad")};
        if (QString sign = signOf(command); !sign.isEmpty())
            return sign;
        if (const QString arrow = arrowOf(command); !arrow.isEmpty())
            return u' ' + arrow + u' ';
        if (faces.contains(command))
            return {}; // its contents follow
        if (words.contains(command))
            return readWords();
        if (blanks.contains(command))
            return QStringLiteral(" ");
        if (command == QStringLiteral("sqrt"))
            return QStringLiteral("√") + readArgument();
        if (command == QStringLiteral("frac")) {
            const QString above = readArgument();
            return above + u'/' + readArgument();
        }
        return fail();
    }

    QString scripted(const QString& text, bool raised) const
    {
        if (text == QStringLiteral("°") || text == QStringLiteral("′") || text.isEmpty())
            return text;
        if (m_scripts == MathScripts::Characters)
            return asScript(text, raised).value_or(text);
        return raised ? QStringLiteral("<sup>") + text + QStringLiteral("</sup>")
                      : QStringLiteral("<sub>") + text + QStringLiteral("</sub>");
    }

    QString escaped(QChar c) const
    {
        const bool sign = m_scripts == MathScripts::Tags && QStringView(u"*_#`[]<|").contains(c);
        return sign ? QString(u'\\') + c : QString(c);
    }

    QStringView m_formula;
    MathScripts m_scripts;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_failed = false;
};

bool hasCommand(QStringView text)
{
    static const QRegularExpression command(QStringLiteral("\\\\[A-Za-z%#&_$,;{]|[\\^_]\\s*[{\\w\\\\*+-]"));
    return command.match(text.toString()).hasMatch();
}

/// Numbers and signs with at most one letter count as a formula without any command, unless they end in a comma, slash
/// or bracket: then they are between two prices.
bool isPlainFormula(QStringView text)
{
    static const QRegularExpression plain(
        QStringLiteral("^\\s*[\\d\\s.+=<>~@:()|×*-]*[A-Za-z]?[\\d\\s.%+=<>~@)|×*-]*(?<![\\s(:-])\\s*$"));
    return plain.match(text.toString()).hasMatch();
}

} // namespace

std::optional<QString> textOfMath(QStringView formula, MathScripts scripts)
{
    if (formula.trimmed().isEmpty() || (!hasCommand(formula) && !isPlainFormula(formula)))
        return std::nullopt;
    return FormulaReader(formula, scripts).read();
}

QString withReadMath(const QString& text, MathScripts scripts)
{
    constexpr auto longest = "200";
    static const QRegularExpression form(
        QStringLiteral("(?<![\\\\$])\\$([^$\\n]{1,%1})\\$(?!\\$)|\\\\\\(([^\\n]{1,%1}?)\\\\\\)")
            .arg(QLatin1StringView(longest)));
    QString read;
    qsizetype from = 0;
    for (auto match = form.match(text); match.hasMatch();) {
        const QStringView formula = match.hasCaptured(2) ? match.capturedView(2) : match.capturedView(1);
        // "$5 - $6": a number after the closing sign makes it a price.
        const bool price = match.capturedEnd() < text.size() && text[match.capturedEnd()].isDigit();
        const auto meant = price && !hasCommand(formula) ? std::nullopt : textOfMath(formula, scripts);
        // The closing sign of a non-formula may open a formula.
        const qsizetype end = meant ? match.capturedEnd() : match.capturedStart() + 1;
        read += QStringView(text).mid(from, match.capturedStart() - from);
        read += meant ? *meant : text.mid(match.capturedStart(), 1);
        from = end;
        match = form.match(text, from, QRegularExpression::NormalMatch,
                           QRegularExpression::DontCheckSubjectStringMatchOption); // the whole text was checked at
                                                                                   // first
    }
    return read + QStringView(text).mid(from);
}

} // namespace duovita
