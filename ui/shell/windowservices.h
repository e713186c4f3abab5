#pragma once

#include "core/export/pdfexporter.h"

class QSettings;

namespace duovita {

class FileChooser;
class InterfaceLanguage;

/// Services that a window needs; all must outlive it.
struct WindowServices {
    QString databasePath;
    ExportFonts fonts;
    FileChooser& files;
    QSettings& settings;
    InterfaceLanguage& language;
};

} // namespace duovita
