#include "core/import/readers/formrows.h"

#include "core/domain/language.h"
#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/linemarks.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

QStringList wordsOf(const QString& line)
{
    static const QRegularExpression blank(QStringLiteral("\\s+"));
    return line.split(blank, Qt::SkipEmptyParts);
}

bool isLabel(const QString& word)
{
    static const QRegularExpression han(QStringLiteral("^\\p{Han}{2,8}$"));
    const Vocabulary& vocabulary = Vocabulary::standard();
    return han.match(word).hasMatch() && (!vocabulary.headerField(word).isEmpty() || vocabulary.isPersonalLabel(word));
}

/// "姓名 张三 性别 男": the words between two labels are the value of the first.
QString labelledFields(const QStringList& words)
{
    QStringList fields;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool label = isLabel(words[i]) && i + 1 < words.size() && !isLabel(words[i + 1]);
        if (label)
            fields += words[i] + QStringLiteral("：") + words[i + 1], ++i;
        else
            fields.last() += u' ' + words[i];
    }
    return fields.join(QStringLiteral("  "));
}

/// A row of fields: begins with a label and its value.
bool isRowOfFields(const QStringList& words)
{
    return words.size() > 1 && isLabel(words[0]) && !isLabel(words[1]);
}

/// A row whose first cell is the name of a section: "教育经历 2013.9 – 2017.6 …".
bool isRowOfSection(const QStringList& words)
{
    static const QRegularExpression han(QStringLiteral("^\\p{Han}{2,8}$"));
    return words.size() > 1 && han.match(words[0]).hasMatch() && !isLabel(words[0]) &&
           Vocabulary::standard().findSection(words[0]);
}

/// Rewrites the lines of a form.
class FormRows {
public:
    explicit FormRows(const QList<NumberedLine>& lines) : m_lines(lines)
    {
        for (const NumberedLine& line : lines)
            m_width = qMax(m_width, widthInLetters(line.text));
    }

    QList<NumberedLine> write()
    {
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            const QStringList words = wordsOf(m_lines[i].text);
            if (isRowOfFields(words)) {
                add(labelledFields(words), i);
                m_inSection = false;
            } else if (isRowOfSection(words)) {
                add({}, i);
                add(words[0], i);
                add(m_lines[i].text.trimmed().mid(words[0].size()).trimmed(), i);
                m_inSection = true;
            } else if (m_inSection && isWrapped(i)) {
                const QString text = m_lines[i].text.trimmed();
                QString& before = m_written.last().text;
                const bool han = isHan(before.back().unicode()) || before.back().isPunct();
                before += han && isHan(text.front().unicode()) ? text : QString(u' ' + text);
            } else {
                add(m_inSection ? m_lines[i].text.trimmed() : m_lines[i].text, i);
            }
        }
        return std::move(m_written);
    }

private:
    void add(const QString& text, qsizetype from) { m_written += NumberedLine{text, m_lines[from].number}; }

    /// The line before is full, and this line starts nothing new.
    bool isWrapped(qsizetype i) const
    {
        constexpr qsizetype slack = 8; // letters
        static const QRegularExpression ended(QStringLiteral("[。；;]$"));
        const QString text = m_lines[i].text.trimmed();
        const QString before = m_lines[i - 1].text.trimmed();
        const auto dates = findDateRange(text);
        return !text.isEmpty() && !before.isEmpty() && m_lines[i].text.front().isSpace() &&
               widthInLetters(m_lines[i - 1].text) + slack >= m_width && !ended.match(before).hasMatch() &&
               !(dates && dates->start == 0);
    }

    const QList<NumberedLine>& m_lines;
    QList<NumberedLine> m_written;
    qsizetype m_width = 0;
    bool m_inSection = false;
};

} // namespace

QList<NumberedLine> withFormRows(const QList<NumberedLine>& lines)
{
    constexpr auto fewestRows = 3;
    const auto rows = std::count_if(lines.begin(), lines.end(),
                                    [](const NumberedLine& line) { return isRowOfFields(wordsOf(line.text)); });
    const auto sections = std::count_if(lines.begin(), lines.end(),
                                        [](const NumberedLine& line) { return isRowOfSection(wordsOf(line.text)); });
    return rows >= fewestRows && sections > 0 ? FormRows(lines).write() : lines;
}

} // namespace duovita
