#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;

namespace duovita {

/// The names of files that are going to be made in a folder, a line for each of a few of them. Those that are there
/// already come first and are marked: they will be replaced. The disk is asked away from the interface's thread.
class FileNames : public QWidget {
    Q_OBJECT

public:
    explicit FileNames(QWidget* parent);

    void show(const QString& folder, const QStringList& names);

Q_SIGNALS:
    void counted(int replaced); ///< how many are there already

private:
    void fill(const QStringList& names, const QStringList& present);
    int mostLines() const;
    QLabel* addLine(const QString& name, int line);

    QGridLayout* m_lines;
    int m_round = 0; ///< of asking: a later one makes an earlier one's answer worthless
};

} // namespace duovita
