#include "ui/design/familycontrol.h"

#include "core/messages/kindwords.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHash>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyleOptionFrame>
#include <QStyledItemDelegate>

namespace duovita {

namespace {

constexpr int languagesRole = Qt::UserRole + 1;

Language languageOf(const DesignKey& key)
{
    return key.name.endsWith(QStringLiteral("hinese")) ? Language::Chinese : Language::English;
}

/// Marks a font with the glyph shapes of Japan, Korea, Taiwan or Hong Kong, which are rarely wanted.
const QRegularExpression& otherRegion()
{
    static const QRegularExpression region(QStringLiteral(R"(\b(?:JP|KR|TC|HK|TW)\b)"));
    return region;
}

bool isOfOtherRegion(const QString& family)
{
    return otherRegion().match(family).hasMatch();
}

/// The name by which Chinese readers know a family, if it does not have it itself.
QString chineseNameOf(const QString& family)
{
    static const QHash<QString, QString> names{
        {QStringLiteral("Noto Serif CJK SC"), QStringLiteral("思源宋体")},
        {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("思源黑体")},
        {QStringLiteral("Noto Sans Mono CJK SC"), QStringLiteral("思源等宽")},
        {QStringLiteral("LXGW WenKai"), QStringLiteral("霞鹜文楷")},
        {QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("文泉驿微米黑")},
        {QStringLiteral("WenQuanYi Zen Hei"), QStringLiteral("文泉驿正黑")},
        {QStringLiteral("AR PL UMing CN"), QStringLiteral("文鼎明体")},
        {QStringLiteral("AR PL UKai CN"), QStringLiteral("文鼎楷体")},
        {QStringLiteral("SimSun"), QStringLiteral("宋体")},
        {QStringLiteral("SimHei"), QStringLiteral("黑体")},
        {QStringLiteral("KaiTi"), QStringLiteral("楷体")},
        {QStringLiteral("FangSong"), QStringLiteral("仿宋")},
        {QStringLiteral("Microsoft YaHei"), QStringLiteral("微软雅黑")},
    };
    return names.value(family);
}

/// Lists families with both names; the box itself shows the one that a CV's design contains.
class FamilyDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QString displayText(const QVariant& value, const QLocale& locale) const override
    {
        const QString family = QStyledItemDelegate::displayText(value, locale);
        const QString chinese = chineseNameOf(family);
        return chinese.isEmpty() ? family : family + QStringLiteral("  ") + chinese;
    }
};

QString sameAsText()
{
    return QCoreApplication::translate("duovita::DesignPane", "Same as text");
}

/// Shows a family's Chinese name to Chinese readers, and what does not fit with an ellipsis, but not while somebody
/// types.
class FamilyLine : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        constexpr int inside = 2; // of a line, before and behind its text
        QStyleOptionFrame option;
        initStyleOption(&option);
        const QRect room =
            style()->subElementRect(QStyle::SE_LineEditContents, &option, this).adjusted(inside, 0, -inside, 0);
        const QString chinese = interfaceLanguage() == Language::Chinese ? chineseNameOf(text()) : QString();
        const QString shown = chinese.isEmpty() ? text() : chinese;
        if (hasFocus() || (chinese.isEmpty() && fontMetrics().horizontalAdvance(shown) <= room.width()))
            return QLineEdit::paintEvent(event);
        QPainter painter(this);
        style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(shown, Qt::ElideRight, room.width()));
    }
};

} // namespace

void addFamilies(QStandardItemModel& model, const std::array<QStringList, languageCount>& families, QFont font)
{
    QMap<QString, QVariantList> all;
    for (const Language language : allLanguages) {
        for (const QString& family : families[indexOf(language)])
            all[family] += static_cast<int>(language);
    }
    QStringList names = all.keys();
    names.sort(Qt::CaseInsensitive);
    QList<QStandardItem*> items{new QStandardItem}; // stands for no family of its own
    items.front()->setData(QString(QLatin1StringView("")), Qt::UserRole);
    for (const QString& family : std::as_const(names)) {
        auto* item = new QStandardItem(family);
        item->setData(family, Qt::UserRole);
        item->setData(all.value(family), languagesRole);
        font.setFamily(family);
        item->setFont(font);
        items += item;
    }
    model.invisibleRootItem()->appendRows(items);
}

/// The installed families that suit a language; first, if there may be none, the word for that.
class FamilyControl::Listed : public QSortFilterProxyModel {
public:
    Listed(Language language, bool mayBeEmpty, QObject* parent)
        : QSortFilterProxyModel(parent), m_language(language), m_mayBeEmpty(mayBeEmpty)
    {
        sort(0);
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        const QVariant data = QSortFilterProxyModel::data(index, role);
        return (role == Qt::DisplayRole || role == Qt::EditRole) && data.toString().isEmpty() ? sameAsText() : data;
    }

    void setChosen(const QString& family)
    {
        if (std::exchange(m_chosen, family) != family)
            invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        if (index.data().toString().isEmpty())
            return m_mayBeEmpty;
        const QString family = index.data(Qt::UserRole).toString();
        return family == m_chosen ||
               (index.data(languagesRole).toList().contains(static_cast<int>(m_language)) && !hasBetterSibling(family));
    }

    bool lessThan(const QModelIndex& one, const QModelIndex& two) const override
    {
        if (one.data().toString().isEmpty() || two.data().toString().isEmpty())
            return one.data().toString().isEmpty();
        const bool last = isOfOtherRegion(one.data().toString());
        return last != isOfOtherRegion(two.data().toString()) ? !last : one.row() < two.row();
    }

private:
    /// Whether the family is also installed with the shapes of mainland China.
    bool hasBetterSibling(QString family) const
    {
        const qsizetype region = family.indexOf(otherRegion());
        if (region < 0)
            return false;
        family.replace(region, 2, QStringLiteral("SC"));
        return !sourceModel()->match(sourceModel()->index(0, 0), Qt::UserRole, family, 1, Qt::MatchExactly).isEmpty();
    }

    Language m_language;
    bool m_mayBeEmpty;
    QString m_chosen;
};

FamilyControl::FamilyControl(const DesignKey& key, QAbstractItemModel& families, const QString& name, QWidget* parent)
    : DesignControl(key, parent), m_families(families), m_listed(new Listed(languageOf(key), mayBeEmpty(), this)),
      m_box(new QComboBox(this))
{
    m_listed->setSourceModel(&families);
    add(m_box, name, 1);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // open no font for its width
    m_box->setEditable(true);
    m_box->setLineEdit(new FamilyLine(m_box));
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setModel(m_listed);
    if (auto* list = qobject_cast<QListView*>(m_box->view()))
        list->setUniformItemSizes(true);
    constexpr int wholeNames = 300; // fits whole names, however narrow the box is
    m_box->view()->setItemDelegate(new FamilyDelegate(m_box));
    m_box->view()->setMinimumWidth(wholeNames);
    m_box->view()->setTextElideMode(Qt::ElideRight);
    connect(m_box, &QComboBox::activated, this, [this] { read(); });
    connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, [this] { read(); });
    // Rows arrive later and change the box's text.
    connect(&families, &QAbstractItemModel::rowsInserted, this, [this] { show(m_shown); });
    m_box->lineEdit()->installEventFilter(this);
}

/// A click on the text opens the list, as on the arrow, because few people know font names by heart.
bool FamilyControl::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_box->lineEdit() && event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton && !m_box->lineEdit()->hasSelectedText())
        m_box->showPopup();
    return DesignControl::eventFilter(watched, event);
}

void FamilyControl::show(const QJsonValue& value)
{
    m_shown = value.toString();
    const QSignalBlocker guard(m_box);
    m_listed->setChosen(m_shown);
    m_box->setCurrentIndex(m_box->findData(m_shown));
    m_box->setEditText(m_shown);
    m_box->lineEdit()->setCursorPosition(0); // show the beginning of a long name
    const bool forHan = m_key.name.endsWith(QStringLiteral("hinese"));
    const QString hint = QCoreApplication::translate(
        "duovita::DesignPane",
        "For Chinese characters; letters and digits have the font at the left, in Chinese documents, too");
    m_box->setToolTip(forHan ? QString(m_shown + u'\n' + hint) : m_shown);
    if (mayBeEmpty())
        m_box->lineEdit()->setPlaceholderText(sameAsText());
}

bool FamilyControl::mayBeEmpty() const
{
    return m_key.name.startsWith(QStringLiteral("fonts.title"));
}

void FamilyControl::read()
{
    QString typed = m_box->currentText().trimmed();
    if (mayBeEmpty() && typed == sameAsText())
        typed.clear();
    if (typed == m_shown)
        return show(m_shown); // as a placeholder, if it is empty
    const QModelIndexList found =
        m_families.match(m_families.index(0, 0), Qt::DisplayRole, typed, 1, Qt::MatchFixedString);
    if (!typed.isEmpty() && !found.isEmpty())
        Q_EMIT chosen(found.front().data().toString());
    else if (typed.isEmpty() && mayBeEmpty())
        Q_EMIT chosen(QString(QLatin1StringView("")));
    else
        show(m_shown); // there is no such font
}

} // namespace duovita
