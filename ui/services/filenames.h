#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;

namespace duovita {

/// Lists the first few names of files that will be written to a folder. Existing ones come first and are marked,
/// because they will be replaced. Checks the disk in the background.
class FileNames : public QWidget {
    Q_OBJECT

public:
    explicit FileNames(QWidget* parent);

    void show(const QString& folder, const QStringList& names);

Q_SIGNALS:
    void counted(int replaced); ///< how many files exist

private:
    void fill(const QStringList& names, const QStringList& present);
    int mostLines() const;
    QLabel* addLine(const QString& name, int line);

    QGridLayout* m_lines;
    int m_round = 0; ///< number of the latest check; earlier results are ignored
};

} // namespace duovita
