#include "ui/design/designsummary.h"

#include "core/domain/cv.h"
#include "ui/design/colorcontrol.h"
#include "ui/design/designwords.h"
#include "ui/preview/cvchoices.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace duovita {

namespace {

using Group = DesignKey::Group;

QString translated(const char* words)
{
    return QCoreApplication::translate("duovita::DesignSummary", words);
}

/// The current value of a choice, in the words of its control.
QString chosen(const char* name, const Template& look)
{
    const DesignKey& key = *findDesignKey(QString::fromLatin1(name));
    return choiceWord(key, key.get(look).toString());
}

QString measured(double value, DesignKey::Unit unit)
{
    constexpr double places = 100;
    return QLocale().toString(std::round(value * places) / places, 'g', QLocale::FloatingPointShortest) +
           suffixOf(unit);
}

QStringList typeWords(const Template& look)
{
    return {look.latinFamily, measured(look.body.size, DesignKey::Unit::Points)};
}

QStringList colorWords(const Template& look)
{
    const bool hard = std::any_of(designKeys().begin(), designKeys().end(), [&look](const DesignKey& key) {
        return key.group == Group::Color && isHardToRead(key, QColor::fromString(key.get(look).toString()));
    });
    return {hard ? translated(QT_TRANSLATE_NOOP("duovita::DesignSummary", "Weak contrast"))
                 : translated(QT_TRANSLATE_NOOP("duovita::DesignSummary", "Good contrast"))};
}

QStringList spaceWords(const Template& look)
{
    constexpr double tight = 0.9;
    constexpr double airy = 1.1;
    const QString entries = translated(QT_TRANSLATE_NOOP("duovita::DesignSummary", "%1 between entries"))
                                .arg(measured(look.entrySpaceBefore, DesignKey::Unit::Points));
    return {look.density < tight  ? translated(QT_TRANSLATE_NOOP("duovita::DesignSummary", "Tight"))
            : look.density > airy ? translated(QT_TRANSLATE_NOOP("duovita::DesignSummary", "Airy"))
                                  : translated(QT_TRANSLATE_NOOP("duovita::DesignSummary", "Normal")),
            entries};
}

QStringList headerWords(const Template& look, bool hasPhoto)
{
    return {chosen("personName.align", look),
            hasPhoto && look.photo.hasRoom() ? translated(QT_TRANSLATE_NOOP("duovita::DesignSummary", "Photo"))
                                             : translated(QT_TRANSLATE_NOOP("duovita::DesignSummary", "No photo")),
            chosen("contacts.layout", look)};
}

/// A block of two columns may end a document of one.
QString columnWords(const Template& look)
{
    const bool hasBlock = !look.ending.left.isEmpty() && !look.ending.right.isEmpty() && !look.hasSidebar();
    return hasBlock ? translated(QT_TRANSLATE_NOOP("duovita::DesignSummary", "Two columns at the end"))
                    : chosen("layout", look);
}

QStringList pageWords(const Template& look, const Cv& cv)
{
    QStringList words;
    for (const CvChoice& choice : cvChoices()) {
        const QString name = QString::fromLatin1(choice.name);
        if (name == QStringLiteral("paper") || name == QStringLiteral("pages"))
            words += choice.word(choice.get(cv));
    }
    const double margin = cv.margins ? *cv.margins : std::round(look.margins.left() / pointsPerMillimetre);
    words += measured(margin, DesignKey::Unit::Millimetres);
    return words;
}

QStringList wordsOf(Group group, const DesignLook& look, const Cv& cv, bool hasPhoto)
{
    const Template& first = look.shown.front();
    switch (group) {
    case Group::Type:
        return typeWords(first);
    case Group::Color:
        return colorWords(first);
    case Group::Space:
        return spaceWords(first);
    case Group::Header:
        return headerWords(first, hasPhoto);
    case Group::Sections:
        return {chosen("section.style", first), columnWords(first)};
    case Group::Dates:
        return {chosen("entry.dates", first), chosen("dates.format", first)};
    case Group::Page:
        return pageWords(first, cv);
    case Group::Other:
        break;
    }
    return {};
}

} // namespace

QString summaryOf(Group group, const DesignLook& look, const Cv& cv, bool hasPhoto)
{
    return wordsOf(group, look, cv, hasPhoto).join(QStringLiteral(" · "));
}

QList<QColor> mainColors(const DesignLook& look)
{
    const Template& first = look.shown.front();
    QList<QColor> colors;
    for (const QColor& color : {first.accentColor, first.textColor, first.mutedColor}) {
        if (!colors.contains(color))
            colors += color;
    }
    return colors;
}

} // namespace duovita
