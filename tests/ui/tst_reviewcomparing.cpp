#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/review/importsession.h"
#include "ui/review/reviewpage.h"
#include "ui/shell/messagebar.h"

#include <QComboBox>
#include <QLabel>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

namespace {

/// All threads that the window has for what it does not wait for, busy with something else until this goes.
class BusyThreads {
public:
    BusyThreads()
    {
        for (int i = 0; i < m_count; ++i) {
            QThreadPool::globalInstance()->start([this] {
                m_begun.release();
                m_end.acquire();
                m_ended.release();
            });
        }
        m_begun.acquire(m_count);
    }
    ~BusyThreads()
    {
        m_end.release(m_count);
        m_ended.acquire(m_count);
    }
    BusyThreads(const BusyThreads&) = delete;
    BusyThreads& operator=(const BusyThreads&) = delete;

private:
    int m_count = QThreadPool::globalInstance()->maxThreadCount();
    QSemaphore m_begun;
    QSemaphore m_end;
    QSemaphore m_ended;
};

/// A job in a record told in English, and the same of a document in Chinese that has an entry of its own for what was
/// done there: fitted to the record, the document has one.
struct Reviewing {
    Reviewing() : window(fixture.open())
    {
        window->show();
        window->importFiles({fixture.write(
            "en.md", "# Zhang San (张三)\n\n## Work Experience\n\n### Haitu Credit, Jul 2016 – May 2019\n\n"
                     "* Monitored the stability of models with automatic alarms\n"
                     "* Found 12 fraud gangs with graph algorithms\n")});
        if (!acceptReview(*window))
            qFatal("nothing is reviewed");
        if (!QTest::qWaitFor([this] { return window->document() && !page()->isVisible(); }, patience))
            qFatal("nothing is stored");
        document =
            fixture.write("zh.md", "# 张三\n\n## 工作经历\n\n### 海图信用 2016.7 - 2019.5\n\n### 主要负责内容\n\n"
                                   "* 监控模型稳定性并自动报警\n* 用图算法找出 12 个欺诈团伙\n");
    }

    /// Until the document is shown beside the record.
    bool review() const
    {
        window->importFiles({document});
        return QTest::qWaitFor([this] { return isReady(); }, patience);
    }

    ReviewPage* page() const { return window->findChild<ReviewPage*>(); }
    QPushButton* accept() const { return find<QPushButton>(*window, "review.accept"); }
    bool isReady() const { return page()->isVisible() && accept()->isEnabled(); }
    /// Whether the document is seen cut as the record is.
    bool isFitted() const { return find(*window, "review.structure")->isVisible(); }
    /// Whether what was done has an entry of its own.
    bool hasParts() const
    {
        const QAbstractItemModel& rows = *find<QTreeView>(*window, "review.pairs")->model();
        return !rows.match(rows.index(0, 0), Qt::DisplayRole, QStringLiteral("主要负责内容"), 1, Qt::MatchExactly)
                    .isEmpty();
    }
    void choose(const QString& whom) const
    {
        auto* target = find<QComboBox>(*window, "review.target");
        const int place = target->findText(whom);
        QVERIFY2(place >= 0, qPrintable(whom));
        target->setCurrentIndex(place);
        Q_EMIT target->activated(place);
    }
    void chooseNewPerson() const { choose(QStringLiteral("a new person")); }
    void chooseRecord() const { choose(find<QComboBox>(*window, "review.target")->itemText(0)); }
    bool isShown(const QString& words) const
    {
        const QList<QLabel*> labels = page()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().startsWith(words); });
    }

    WindowFixture fixture;
    std::unique_ptr<MainWindow> window;
    QString document;
};

} // namespace

/// What a document is compared with may change while it is reviewed; the window does not wait for the comparing.
class ReviewComparingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { DUOVITA_NEEDS_LEXICON(); }
    void showsUnmodifiedDocumentForNewPerson();
    void keepsOldReviewUntilCompared();
    void discardsOutdatedComparison();
    void keepsTextTypedDuringComparison();
    void reportsRunningComparison();
    void closesDuringComparison();
};

void ReviewComparingTest::showsUnmodifiedDocumentForNewPerson()
{
    const Reviewing reviewing;
    QVERIFY(reviewing.review());
    QVERIFY(reviewing.isFitted());
    QVERIFY(!reviewing.hasParts());
    reviewing.chooseNewPerson();
    QVERIFY(!reviewing.isFitted());
    QVERIFY(reviewing.hasParts());
    QVERIFY(reviewing.isReady());
    reviewing.chooseRecord();
    QTRY_VERIFY_WITH_TIMEOUT(reviewing.isReady() && reviewing.isFitted(), patience);
    QVERIFY(!reviewing.hasParts());
    reviewing.chooseNewPerson();
    const PersonId before = reviewing.window->document()->person().id;
    reviewing.accept()->click();
    const auto isSomebodyElse = [&] {
        return reviewing.window->document() && reviewing.window->document()->person().id != before;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSomebodyElse(), patience);
    QCOMPARE(reviewing.window->document()->person().sections.front().entries().size(), 2);
}

void ReviewComparingTest::keepsOldReviewUntilCompared()
{
    const Reviewing reviewing;
    QVERIFY(reviewing.review());
    reviewing.chooseNewPerson();
    const QString comparing = QStringLiteral("Comparing with Zhang San");
    {
        const BusyThreads busy;
        reviewing.chooseRecord();
        QVERIFY(reviewing.hasParts());
        QVERIFY(!reviewing.accept()->isEnabled()); // it would go to somebody it was not compared with
        QTRY_VERIFY_WITH_TIMEOUT(reviewing.isShown(comparing), patience);
        QVERIFY(reviewing.hasParts());
        QVERIFY(!find(*reviewing.window, "review.pairs")->isEnabled()); // what is decided would be lost
        QVERIFY(find(*reviewing.window, "review.cancel")->isEnabled());
    }
    QTRY_VERIFY_WITH_TIMEOUT(reviewing.isReady(), patience);
    QVERIFY(reviewing.isFitted());
    QVERIFY(!reviewing.hasParts());
    QVERIFY(!reviewing.isShown(comparing));
    QVERIFY(find(*reviewing.window, "review.pairs")->isEnabled());
    auto* undo = find<QPushButton>(*reviewing.window, "review.structure.undo");
    {
        const BusyThreads busy;
        undo->click();
        QVERIFY(reviewing.isFitted());
        QVERIFY(!undo->isEnabled());
    }
    QTRY_VERIFY_WITH_TIMEOUT(!reviewing.isFitted(), patience);
    QVERIFY(reviewing.hasParts());
    QVERIFY(reviewing.isReady());
}

void ReviewComparingTest::discardsOutdatedComparison()
{
    const Reviewing reviewing;
    QVERIFY(reviewing.review());
    reviewing.chooseNewPerson();
    {
        const BusyThreads busy;
        reviewing.chooseRecord();
        reviewing.chooseNewPerson();
        QVERIFY(reviewing.isReady());
    }
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!reviewing.isFitted());
    QVERIFY(reviewing.hasParts());
    QVERIFY(reviewing.isReady());
}

void ReviewComparingTest::keepsTextTypedDuringComparison()
{
    const Reviewing reviewing;
    QVERIFY(reviewing.review());
    reviewing.chooseNewPerson();
    const LocalizedText headline = LocalizedText::of(Language::Chinese, QStringLiteral("存储工程师"));
    {
        const BusyThreads busy;
        reviewing.chooseRecord();
        Person typed = reviewing.page()->document()->person();
        typed.headline = headline;
        reviewing.page()->document()->replaceProfile(typed);
    }
    QTRY_VERIFY_WITH_TIMEOUT(reviewing.isReady(), patience);
    QVERIFY(reviewing.isFitted());
    QCOMPARE(reviewing.page()->document()->person().headline.text(Language::Chinese), headline.text(Language::Chinese));
    reviewing.accept()->click();
    const auto isStored = [&] {
        const PersonDocument* record = reviewing.window->document();
        return record && record->person().headline.text(Language::Chinese) == headline.text(Language::Chinese);
    };
    QTRY_VERIFY_WITH_TIMEOUT(!reviewing.page()->isVisible() && isStored(), patience);
}

/// Of the first comparing, too, which can be stopped.
void ReviewComparingTest::reportsRunningComparison()
{
    const Reviewing reviewing;
    reviewing.window->importFiles({reviewing.document});
    auto* session = reviewing.window->findChild<ImportSession*>();
    QVERIFY(session);
    std::optional<BusyThreads> busy;
    connect(session, &ImportSession::comparing, this, [&busy] { busy.emplace(); });
    auto* messages = reviewing.window->findChild<MessageBar*>();
    QTRY_VERIFY_WITH_TIMEOUT(
        messages->isVisible() && messages->text().startsWith(QStringLiteral("Comparing with stored")), patience);
    QVERIFY(!reviewing.page()->isVisible());
    messages->findChild<QPushButton*>()->click();
    const QPointer<ImportSession> ended(session);
    busy.reset();
    QTRY_VERIFY_WITH_TIMEOUT(!ended, patience);
    QVERIFY(!reviewing.page()->isVisible());
    QVERIFY(!messages->isVisible());
}

void ReviewComparingTest::closesDuringComparison()
{
    Reviewing reviewing;
    QVERIFY(reviewing.review());
    reviewing.chooseNewPerson();
    {
        const BusyThreads busy;
        reviewing.chooseRecord();
    } // the comparing begins; a window that closes waits for pictures that these threads draw
    reviewing.window.reset();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!reviewing.window);
}

DUOVITA_GUI_TEST(ReviewComparingTest)
#include "tst_reviewcomparing.moc"
