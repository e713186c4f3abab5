#pragma once

#include <QListWidget>

namespace duovita {

/// The templates as pictures, followed by an empty frame for saving the current look. Arrow keys preview a template,
/// Enter or a click applies it, Esc or leaving the gallery returns to the applied one. Without a preview to cancel, Esc
/// goes to the parent.
class TemplateGallery : public QListWidget {
    Q_OBJECT

public:
    explicit TemplateGallery(QWidget* parent = nullptr);

    void setTemplates(const QStringList& names);
    QStringList templates() const;
    void setApplied(const QString& name);
    void setPicture(const QString& name, const QImage& page);
    int pictureWidth() const; ///< device pixels
    /// Shows only these templates and the applied one.
    void setFilter(const QStringList& names);
    void retranslate();

Q_SIGNALS:
    void previewing(const QString& name); ///< the applied template's name ends the preview
    void applied(const QString& name);
    void saveWanted(); ///< save the current look as a template

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
