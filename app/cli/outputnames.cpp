#include "app/cli/outputnames.h"

#include "app/cli/commandtable.h"
#include "core/export/formats.h"

namespace duovita {

namespace {

/// The suffix of a format's files.
QString extensionOf(const QString& format)
{
    const auto known = findExportFormat(format);
    return known ? QString::fromLatin1(infoOf(*known).extension) : format;
}

} // namespace

QString formatNamedBy(const QString& path)
{
    QString named;
    for (const QString& format : exportFormats()) {
        const QString extension = extensionOf(format);
        const bool longer = named.isEmpty() || extension.size() > extensionOf(named).size();
        if (longer && path.endsWith(u'.' + extension, Qt::CaseInsensitive))
            named = format;
    }
    return named;
}

QString checkOutputName(const CommandLine& line)
{
    const QString named = formatNamedBy(line.request.output);
    const auto suffix = [](const QString& format) { return extensionOf(format).section(u'.', -1); };
    if (named.isEmpty() || suffix(named) == suffix(line.request.format))
        return {};
    return CommandLine::tr("“%1” has the file extension of the format %2, but --format is %3.")
        .arg(line.request.output, named, line.request.format);
}

} // namespace duovita
