#pragma once

#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace duovita::test {

/// A private fontconfig setup with only the fonts that the program is packaged with (Noto), and optionally the
/// artificial ones of tests/data/fonts, independent of the machine's fonts. Active while the object exists.
class ChosenFonts {
public:
    enum class Signs { Absent, Present };

    explicit ChosenFonts(Signs signs) : m_before(qgetenv("FONTCONFIG_FILE"))
    {
        QString folders = QStringLiteral("<dir>/usr/share/fonts/truetype/noto</dir>"
                                         "<dir>/usr/share/fonts/opentype/noto</dir>");
        if (signs == Signs::Present)
            folders += QStringLiteral("<dir>" DUOVITA_SOURCE_DIR "/tests/data/fonts</dir>");
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly))
            return;
        file.write(QStringLiteral("<fontconfig>%1<cachedir>/var/cache/fontconfig</cachedir>"
                                  "<cachedir>%2/cache</cachedir></fontconfig>")
                       .arg(folders, m_folder.path())
                       .toUtf8());
        file.close();
        qputenv("FONTCONFIG_FILE", path().toLocal8Bit());
    }
    ~ChosenFonts()
    {
        if (m_before.isNull())
            qunsetenv("FONTCONFIG_FILE");
        else
            qputenv("FONTCONFIG_FILE", m_before);
    }
    ChosenFonts(const ChosenFonts&) = delete;
    ChosenFonts& operator=(const ChosenFonts&) = delete;

    /// Value of FONTCONFIG_FILE for child processes.
    QString path() const { return m_folder.filePath(QStringLiteral("fonts.conf")); }

private:
    QTemporaryDir m_folder;
    QByteArray m_before;
};

} // namespace duovita::test
