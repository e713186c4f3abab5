#pragma once

#include <QSettings>
#include <QStringList>
#include <QVariantMap>

namespace duovita {

/// A value kept between runs: its key, its type and its default.
template <typename T>
struct Setting {
    const char* key;
    T otherwise = {};

    T get(const QSettings& settings) const
    {
        return settings.value(QLatin1StringView(key), QVariant::fromValue(otherwise)).template value<T>();
    }
    void set(QSettings& settings, const T& value) const
    {
        settings.setValue(QLatin1StringView(key), QVariant::fromValue(value));
    }
    void forget(QSettings& settings) const { settings.remove(QLatin1StringView(key)); }
};

/// All settings of the window.
namespace remembered {

inline const Setting<QString> interfaceLanguage{"interface/language"}; ///< "en", "zh_CN"; empty: the system's
inline const Setting<QString> scheme{"interface/scheme"};              ///< "light", "dark"; empty: the system's
inline const Setting<bool> compact{"interface/compact", false};
inline const Setting<bool> moreContrast{"interface/moreContrast", false};
inline const Setting<bool> spelling{"interface/spelling", true};
inline const Setting<QString> dictionary{"interface/dictionary"};    ///< as in Spelling; empty: the system's
inline const Setting<QStringList> recentCommands{"commands/recent"}; ///< command ids, most recent first
inline const Setting<QStringList> databases{"databases/recent"};     ///< paths, most recent first
/// The folder last used for files of each extension, and for exports of several files.
inline const Setting<QVariantMap> folders{"files/folders"};
inline const QString folderOfSeveral = QStringLiteral("folder"); ///< instead of an extension
// The choices last made when exporting several people.
inline const Setting<QStringList> exportFormats{"export/formats",
                                                {QStringLiteral("pdf")}}; ///< names of ExportFormats, or pdf
inline const Setting<QString> exportTemplate{"export/template"};          ///< empty: each CV's own design
inline const Setting<QString> exportLanguages{"export/languages"};        ///< "en", "zh", "both"; empty: each CV's own
inline const Setting<QStringList> exportAllCvs{"export/allCvs"}; ///< ids of people of whom each CV was exported
inline const Setting<QByteArray> windowGeometry{"window/geometry"};
inline const Setting<QVariantMap> paneWidths{"window/paneWidths"};         ///< pixels, by mode
inline const Setting<QStringList> hiddenPanes{"window/hiddenPanes"};       ///< panes that the user has hidden
inline const Setting<bool> knowsTemplates{"window/knowsTemplates", false}; ///< has seen them or the offer of them
inline const Setting<bool> knowsFolding{"window/knowsFolding", false};     ///< was told where the people went
inline const Setting<QVariantMap> postings{"check/postings"};              ///< job postings, by person's id
inline const Setting<bool> allProblems{"window/allProblems", false}; ///< also list those of entries that the CV omits
inline const Setting<QByteArray> previewGeometry{"previewWindow/geometry"};
inline const Setting<QString> shownLanguages{"preview/languages"}; ///< "en", "zh", "both"; empty: the interface's
inline const Setting<bool> wholePage{"preview/wholePage", false};  ///< fit whole pages in the pane, not their width
inline const Setting<QString> peopleLacking{"people/lacking"};     ///< whose texts are missing; empty: everybody
inline const Setting<QString> peopleTag{"people/tag"};             ///< show only people with this tag; empty: everybody
/// The CV shown of each person, by id; a person whose first CV is shown has no item.
inline const Setting<QVariantMap> shownCvs{"window/shownCvs"};
// Where the user was when the window was closed: ids, empty where nothing was open.
inline const Setting<QString> person{"window/person"};
inline const Setting<QString> section{"window/section"};
inline const Setting<QString> entry{"window/entry"};
inline const Setting<QString> field{"window/field"}; ///< the object name of the field that had the cursor

} // namespace remembered

} // namespace duovita
