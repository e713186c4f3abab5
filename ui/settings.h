#pragma once

#include <QSettings>
#include <QStringList>
#include <QVariantMap>

namespace duovita {

/// One thing that is remembered between two runs: its key, its type, and what holds until it is set.
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

/// All of them.
namespace remembered {

inline const Setting<QString> interfaceLanguage{"interface/language"}; ///< "en", "zh_CN"; empty: the system's
inline const Setting<QString> scheme{"interface/scheme"};              ///< "light", "dark"; empty: the system's
inline const Setting<bool> compact{"interface/compact", false};
inline const Setting<bool> moreContrast{"interface/moreContrast", false};
inline const Setting<bool> spelling{"interface/spelling", true};
inline const Setting<QString> dictionary{"interface/dictionary"};    ///< "en_US", "en_GB"; empty: the system's
inline const Setting<QStringList> recentCommands{"commands/recent"}; ///< ids, the last run first
inline const Setting<QStringList> databases{"databases/recent"};     ///< paths, the last opened first
/// Where files of a kind were last put, by their ending; "folder" for many at once.
inline const Setting<QVariantMap> folders{"files/folders"};
// How several people were exported last.
inline const Setting<QString> exportFormat{"export/format",
                                           QStringLiteral("pdf")}; ///< the name of an ExportFormat, or pdf
inline const Setting<QString> exportTemplate{"export/template"};   ///< empty: each CV's own design
inline const Setting<QString> exportLanguages{"export/languages"}; ///< "en", "zh", "both"; empty: each CV's own
inline const Setting<QString> exportFolder{"export/folder"};
inline const Setting<QByteArray> windowGeometry{"window/geometry"};
inline const Setting<QVariantMap> paneWidths{"window/paneWidths"};   ///< pixels, by the mode
inline const Setting<QStringList> hiddenPanes{"window/hiddenPanes"}; ///< those that are not wanted
inline const Setting<bool> allProblems{"window/allProblems", false}; ///< also of what the shown CV leaves out
inline const Setting<QByteArray> previewGeometry{"previewWindow/geometry"};
inline const Setting<QString> shownLanguages{"preview/languages"}; ///< "en", "zh", "both"; empty: the interface's
inline const Setting<bool> wholePage{"preview/wholePage", false};  ///< a page as high as its pane, not as wide
inline const Setting<QString> peopleLacking{"people/lacking"};     ///< "en", "zh"; empty: complete or not
inline const Setting<QString> peopleTag{"people/tag"};             ///< empty: whatever their tags
/// Which CV of a person is shown, by their ids; of those who show their first one, nothing.
inline const Setting<QVariantMap> shownCvs{"window/shownCvs"};
// Where the window was when it was closed: ids, empty where there was none.
inline const Setting<QString> person{"window/person"};
inline const Setting<QString> section{"window/section"};
inline const Setting<QString> entry{"window/entry"};
inline const Setting<QString> field{"window/field"}; ///< the name of the form's field with the cursor

} // namespace remembered

} // namespace duovita
