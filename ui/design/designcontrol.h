#pragma once

#include "ui/design/designlook.h"

#include <QWidget>

class QAbstractItemModel;

namespace duovita {

/// The control for one design key, for one language or both: a slider, segments, swatches …, depending on the key's
/// type.
class DesignControl : public QWidget {
    Q_OBJECT

public:
    /// `families` contains the installed fonts (Qt::UserRole: the family). `name` is the object name of the part that
    /// takes the focus.
    static DesignControl* make(const DesignKey& key, QAbstractItemModel& families, const QString& name,
                               QWidget* parent);

    virtual void show(const QJsonValue& value) = 0; ///< does not emit chosen()
    /// Sets the template that the value belongs to; must precede show(), because the choices may depend on it.
    virtual void setLook(const Template& /*shown*/, const Template& /*bare*/) {}
    /// Whether the control has only half of a row, beside the other language's control.
    virtual void setHalved(bool) {}
    /// The language whose value it shows; nothing if it shows that of both.
    virtual void setLanguage(std::optional<Language>) {}
    virtual void setAccessibleWords(const QString& words);

    /// The part that takes the focus. It must not be the control's focus proxy, or Tab would stop at both.
    QWidget* firstPart() const { return m_first; }

Q_SIGNALS:
    /// Emitted repeatedly while a slider is dragged.
    void chosen(const QJsonValue& value);
    void settled();     ///< the slider was released
    void resetWanted(); ///< reset to the template's value

protected:
    DesignControl(const DesignKey& key, QWidget* parent);
    /// Adds a part to the control's row; the first one takes the focus.
    void add(QWidget* widget, const QString& name, int stretch = 0);
    void addStretch(); ///< leaves the rest of the row empty

    const DesignKey& m_key;

private:
    QWidget* m_first = nullptr;
};

} // namespace duovita
