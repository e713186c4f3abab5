#pragma once

#include "core/export/pdfexporter.h"

class QSettings;

namespace duovita {

class FileChooser;
class InterfaceLanguage;

/// What a window needs; all of it outlives the window.
struct WindowServices {
    QString databasePath;
    ExportFonts fonts;
    FileChooser& files;
    QSettings& settings;
    InterfaceLanguage& language;
};

} // namespace duovita
