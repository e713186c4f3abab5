#pragma once

#include <QListWidget>

namespace duovita {

/// The templates as pictures, and behind them an empty frame for the look that there is now. Arrow keys show one in the
/// preview, Enter or a click applies it, Esc goes back to the one that is applied, as does leaving it; where nothing is
/// tried, Esc is left to what is around.
class TemplateGallery : public QListWidget {
    Q_OBJECT

public:
    explicit TemplateGallery(QWidget* parent = nullptr);

    void setTemplates(const QStringList& names);
    QStringList templates() const;
    void setApplied(const QString& name);
    void setPicture(const QString& name, const QImage& page);
    int pictureWidth() const; ///< pixels of the device
    /// Only those in it are seen, and the applied one.
    void setFilter(const QStringList& names);
    void retranslate();

Q_SIGNALS:
    void previewing(const QString& name); ///< the applied one: nothing is previewed
    void applied(const QString& name);
    void saveWanted(); ///< of the look that there is now

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QListWidgetItem* itemOf(const QString& name) const;
    void goBack();
    void fitGrid();
    void add(const QString& name, int row);
    void addEmptyFrame();
    void choose(const QListWidgetItem& item);

    QListWidgetItem* m_emptyFrame = nullptr;
    QString m_applied;
};

} // namespace duovita
