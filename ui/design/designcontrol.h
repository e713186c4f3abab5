#pragma once

#include "ui/design/designlook.h"

#include <QWidget>

class QAbstractItemModel;

namespace duovita {

/// What one design key is set with, for both languages or for one: a slider, segments, swatches, by the key's type.
class DesignControl : public QWidget {
    Q_OBJECT

public:
    /// `families` are of the installed fonts (Qt::UserRole: the family). The part that takes the focus has `name`.
    static DesignControl* make(const DesignKey& key, QAbstractItemModel& families, const QString& name,
                               QWidget* parent);

    virtual void show(const QJsonValue& value) = 0; ///< without chosen()
    /// The look that it is shown in, before show(): what there is to choose from may hang on it.
    virtual void setLook(const Template& /*shown*/, const Template& /*bare*/) {}
    /// Whether it has half of a row, the other language's beside it.
    virtual void setHalved(bool) {}
    virtual void setAccessibleWords(const QString& words);

    /// The part that takes the focus. No proxy of the control's: Tab would come to both.
    QWidget* firstPart() const { return m_first; }

Q_SIGNALS:
    /// Of a number there may be more at once: while a slider is dragged.
    void chosen(const QJsonValue& value);
    void settled();     ///< a slider has been let go
    void resetWanted(); ///< to what the template says

protected:
    DesignControl(const DesignKey& key, QWidget* parent);
    /// In the control's row; the first one takes the focus.
    void add(QWidget* widget, const QString& name, int stretch = 0);
    void addStretch(); ///< the row's rest stays empty

    const DesignKey& m_key;

private:
    QWidget* m_first = nullptr;
};

} // namespace duovita
