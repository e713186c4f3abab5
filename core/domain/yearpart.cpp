#include "core/domain/yearpart.h"

#include <QRegularExpression>

namespace duovita {

namespace {

std::optional<YearPart> seasonOf(const QString& word)
{
    static const std::array<std::pair<const char16_t*, YearPart>, 9> seasons{{{u"spring", YearPart::Spring},
                                                                              {u"summer", YearPart::Summer},
                                                                              {u"fall", YearPart::Autumn},
                                                                              {u"autumn", YearPart::Autumn},
                                                                              {u"winter", YearPart::Winter},
                                                                              {u"春", YearPart::Spring},
                                                                              {u"夏", YearPart::Summer},
                                                                              {u"秋", YearPart::Autumn},
                                                                              {u"冬", YearPart::Winter}}};
    for (const auto& [name, part] : seasons) {
        if (word.compare(QStringView(name), Qt::CaseInsensitive) == 0)
            return part;
    }
    return std::nullopt;
}

std::optional<YearPart> quarterOf(const QString& number)
{
    static const std::array<QStringView, 4> rows{u"1 一 first", u"2 二 second", u"3 三 third", u"4 四 fourth"};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].split(u' ').contains(QStringView(number.toLower())))
            return static_cast<YearPart>(static_cast<std::size_t>(YearPart::Q1) + i);
    }
    return std::nullopt;
}

int yearOf(QString digits)
{
    constexpr int lastOfThisCentury = 39;
    digits.remove(u'\'').remove(u'’');
    const int year = digits.toInt();
    return digits.size() > 2 ? year : year + (year <= lastOfThisCentury ? 2000 : 1900);
}

/// A pattern for a season or a quarter with the year before or after it.
struct PartForm {
    QRegularExpression expression; ///< has the groups "part" and "year"
    std::optional<YearPart> (*read)(const QString& part);
};

const std::array<PartForm, 5>& forms()
{
    const auto compiled = [](const char16_t* pattern) {
        return QRegularExpression(QStringLiteral("^(?:%1)$").arg(QString::fromUtf16(pattern)),
                                  QRegularExpression::CaseInsensitiveOption);
    };
    static const std::array<PartForm, 5> all{{
        {compiled(u"(?<part>spring|summer|fall|autumn|winter)(?:\\s+of)?[\\s,./–-]*"
                  u"(?<year>(?:19|20)[0-9]{2}|['’][0-9]{2})"),
         seasonOf},
        {compiled(
             u"(?<year>(?:19|20)[0-9]{2})\\s*年?,?\\s*(?<part>spring|summer|fall|autumn|winter|[春夏秋冬](?=[季天]?$))"
             u"[季天]?"),
         seasonOf},
        {compiled(u"Q(?<part>[1-4])(?:\\s+of)?[\\s,/-]*(?<year>(?:19|20)[0-9]{2}|['’][0-9]{2})"), quarterOf},
        {compiled(u"(?<part>[1-4](?=Q|st|nd|rd|th)|first|second|third|fourth)(?:Q\\s*|(?:st|nd|rd|th)?\\s+quarter"
                  u"(?:\\s+of)?[\\s,]*)(?<year>(?:19|20)[0-9]{2}|['’]?[0-9]{2})"),
         quarterOf},
        {compiled(
             u"(?<year>(?:19|20)[0-9]{2})\\s*年?[\\s/-]*(?:Q(?=[1-4]$)|第?(?=.季度$))(?<part>[1-4一二三四])(?:季度)?"),
         quarterOf},
    }};
    return all;
}

} // namespace

std::optional<PartOfYear> findPartOfYear(const QString& text)
{
    for (const PartForm& form : forms()) {
        const auto match = form.expression.match(text);
        const auto part = match.hasMatch() ? form.read(match.captured(QStringLiteral("part"))) : std::nullopt;
        if (part)
            return PartOfYear{yearOf(match.captured(QStringLiteral("year"))), *part};
    }
    return std::nullopt;
}

} // namespace duovita
