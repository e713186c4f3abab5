#pragma once

#include "core/export/pdfexporter.h"

#include <QAbstractButton>
#include <QFrame>
#include <QHash>
#include <QImage>

class QLabel;
class QPushButton;

namespace duovita {

class ThumbnailBuilder;

/// The area for dropping or choosing files. Drops are handled by the window, which accepts them everywhere.
class DropArea : public QFrame {
    Q_OBJECT

public:
    explicit DropArea(QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& formats, const QString& choose);
    QPushButton& button() const { return *m_choose; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_formats;
    QPushButton* m_choose;
};

/// A large button with icon, title and explanation.
class WayToBegin : public QAbstractButton {
    Q_OBJECT

public:
    WayToBegin(const QString& icon, QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& about, const QString& key = {});

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon;
    QString m_about;
    QString m_key;
};

/// Pages of the sample in some templates, drawn when first shown.
class LookStrip : public QWidget {
    Q_OBJECT

public:
    explicit LookStrip(const ExportFonts& fonts, QWidget* parent = nullptr);

    /// Redraws the pictures in the interface's language.
    void draw();
    int height() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ThumbnailBuilder* m_builder;
    QHash<QString, QImage> m_pictures;
};

} // namespace duovita
