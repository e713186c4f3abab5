#include "core/messages/kindwords.h"

#include "core/domain/design.h"
#include "core/messages/oneofkind.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

constexpr char context[] = "duovita::KindWords";

QString translated(const char* word)
{
    return QCoreApplication::translate(context, word);
}

constexpr std::array sectionWords{
    QT_TRANSLATE_NOOP("duovita::KindWords", "Summary"),       QT_TRANSLATE_NOOP("duovita::KindWords", "Education"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Work"),          QT_TRANSLATE_NOOP("duovita::KindWords", "Projects"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Research"),      QT_TRANSLATE_NOOP("duovita::KindWords", "Publications"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Patents"),       QT_TRANSLATE_NOOP("duovita::KindWords", "Awards"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Skills"),        QT_TRANSLATE_NOOP("duovita::KindWords", "Languages"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Service"),       QT_TRANSLATE_NOOP("duovita::KindWords", "Teaching"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Talks"),         QT_TRANSLATE_NOOP("duovita::KindWords", "Certificates"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "References"),    QT_TRANSLATE_NOOP("duovita::KindWords", "Interests"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Other section"),
};

/// Names of a single entry.
constexpr std::array entryWords{
    QT_TRANSLATE_NOOP("duovita::KindForm", "Summary"),   QT_TRANSLATE_NOOP("duovita::KindForm", "Education"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Work"),      QT_TRANSLATE_NOOP("duovita::KindForm", "Project"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Research"),  QT_TRANSLATE_NOOP("duovita::KindForm", "Publication"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Patent"),    QT_TRANSLATE_NOOP("duovita::KindForm", "Award"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Skills"),    QT_TRANSLATE_NOOP("duovita::KindForm", "Language"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Service"),   QT_TRANSLATE_NOOP("duovita::KindForm", "Teaching"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Talk"),      QT_TRANSLATE_NOOP("duovita::KindForm", "Certificate"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Reference"), QT_TRANSLATE_NOOP("duovita::KindForm", "Interest"),
    QT_TRANSLATE_NOOP("duovita::KindForm", "Entry"),
};
static_assert(entryWords.size() == sectionKindTable.size());

struct KindFieldWord {
    SectionKind kind;
    Field field;
    const char* word;
};

/// Names for fields whose general name would be unclear in this kind.
constexpr std::array kindFieldWords{
    KindFieldWord{SectionKind::Project, Field::Title, QT_TRANSLATE_NOOP("duovita::KindWords", "Project")},
    KindFieldWord{SectionKind::Project, Field::Position, QT_TRANSLATE_NOOP("duovita::KindWords", "Role")},
    KindFieldWord{SectionKind::Research, Field::Title, QT_TRANSLATE_NOOP("duovita::KindWords", "Topic")},
    KindFieldWord{SectionKind::Research, Field::Position, QT_TRANSLATE_NOOP("duovita::KindWords", "Role")},
    KindFieldWord{SectionKind::Publication, Field::Number, QT_TRANSLATE_NOOP("duovita::KindWords", "Issue")},
    KindFieldWord{SectionKind::Patent, Field::Title, QT_TRANSLATE_NOOP("duovita::KindWords", "Patent")},
    KindFieldWord{SectionKind::Patent, Field::Number, QT_TRANSLATE_NOOP("duovita::KindWords", "Patent number")},
    KindFieldWord{SectionKind::Award, Field::Title, QT_TRANSLATE_NOOP("duovita::KindWords", "Award")},
    KindFieldWord{SectionKind::Talk, Field::Title, QT_TRANSLATE_NOOP("duovita::KindWords", "Talk")},
    KindFieldWord{SectionKind::Talk, Field::Subtitle, QT_TRANSLATE_NOOP("duovita::KindWords", "Event")},
    KindFieldWord{SectionKind::Certificate, Field::Title, QT_TRANSLATE_NOOP("duovita::KindWords", "Certificate")},
    KindFieldWord{SectionKind::Certificate, Field::Subtitle, QT_TRANSLATE_NOOP("duovita::KindWords", "Issuer")},
    KindFieldWord{SectionKind::Reference, Field::Title, QT_TRANSLATE_NOOP("duovita::KindWords", "Position")},
};

constexpr std::array contactWords{
    QT_TRANSLATE_NOOP("duovita::KindWords", "E-mail"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Phone"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Website"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Address"),
    "GitHub",
    "ORCID",
    "Google Scholar",
    "LinkedIn",
    QT_TRANSLATE_NOOP("duovita::KindWords", "WeChat"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Other"),
};

constexpr std::array personalFactWords{
    QT_TRANSLATE_NOOP("duovita::KindWords", "Born"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Gender"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Nationality"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Ethnicity"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Native place"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Residence"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Political status"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Marital status"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Height"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Highest education"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Desired position"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Expected salary"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Availability"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Other"),
};
static_assert(personalFactWords.size() == personalFactKindTable.size());

constexpr std::array typeWords{
    QT_TRANSLATE_NOOP("duovita::KindWords", "Not specified"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Journal article"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Conference paper"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Workshop paper"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Preprint"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Book"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Book chapter"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Thesis"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Report"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Other"),
};

constexpr std::array languageWords{
    QT_TRANSLATE_NOOP("duovita::KindWords", "English"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Chinese"),
};
static_assert(languageWords.size() == languageCount);

constexpr std::array stateWords{
    "",
    "",
    QT_TRANSLATE_NOOP("duovita::KindWords", "missing"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "other language changed since"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "same in both languages"),
};

constexpr std::array missingTextsWords{
    QT_TRANSLATE_NOOP("duovita::KindWords", "Shown in the other language"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Left out"),
    QT_TRANSLATE_NOOP("duovita::KindWords", "Left out, each with its whole entry"),
};

QString wordOf(const char* word)
{
    return word[0] == '\0' ? QString() : translated(word);
}

} // namespace

QString wordFor(SectionKind kind)
{
    return wordOf(sectionWords.at(static_cast<std::size_t>(kind)));
}

QString wordForOneOf(SectionKind kind)
{
    return QCoreApplication::translate("duovita::KindForm", entryWords.at(static_cast<std::size_t>(kind)));
}

QString wordFor(Field field)
{
    return wordOf(infoOf(field).word);
}

QString wordFor(Field field, SectionKind kind)
{
    const auto own = std::find_if(kindFieldWords.begin(), kindFieldWords.end(),
                                  [&](const KindFieldWord& row) { return row.kind == kind && row.field == field; });
    return own == kindFieldWords.end() ? wordFor(field) : translated(own->word);
}

QString wordFor(DocumentWord word)
{
    return wordOf(infoOf(word).label);
}

QString wordFor(ContactKind kind)
{
    return wordOf(contactWords.at(static_cast<std::size_t>(kind)));
}

QString wordFor(PersonalFactKind kind)
{
    return wordOf(personalFactWords.at(static_cast<std::size_t>(kind)));
}

QString wordFor(PublicationType type)
{
    return wordOf(typeWords.at(static_cast<std::size_t>(type)));
}

QString wordFor(Language language)
{
    return wordOf(languageWords.at(indexOf(language)));
}

QString wordFor(TextState state)
{
    return wordOf(stateWords.at(static_cast<std::size_t>(state)));
}

QString wordFor(MissingTexts missing)
{
    return wordOf(missingTextsWords.at(static_cast<std::size_t>(missing)));
}

QString templateWord(const QString& name)
{
    struct Row {
        const char* name;
        const char* word;
    };
    static constexpr Row rows[] = {
        {"classic", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Classic")},
        {"compact", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Compact")},
        {"academic", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Academic")},
        {"modern", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Modern")},
        {"bilingual", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Bilingual")},
        {"banking", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Banking")},
        {"accent", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Accent")},
        {"columns", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Columns")},
        {"campus", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Campus")},
        {"timeline", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Timeline")},
        {"garamond", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Garamond")},
        {"hanging", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Hanging")},
        {"plain", QT_TRANSLATE_NOOP("duovita::DocumentBar", "Plain")},
    };
    for (const Row& row : rows) {
        if (name == QLatin1StringView(row.name))
            return QCoreApplication::translate("duovita::DocumentBar", row.word);
        if (name == earlierTemplate(QString::fromLatin1(row.name)))
            return QCoreApplication::translate("duovita::DocumentBar", "%1 (earlier version)")
                .arg(QCoreApplication::translate("duovita::DocumentBar", row.word));
    }
    return name;
}

QString wordFor(ExportFormat format)
{
    return QCoreApplication::translate("duovita", infoOf(format).label);
}

Language interfaceLanguage()
{
    return findLanguage(QCoreApplication::translate("duovita::KindWords", "en", "the code of this language"))
        .value_or(firstLanguage);
}

} // namespace duovita
