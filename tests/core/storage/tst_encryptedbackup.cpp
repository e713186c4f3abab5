#include "core/storage/encryptedbackup.h"

#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/filebytes.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;
using test::bytesOf;

/// Encrypted copies can be restored completely, and only with the passphrase.
class EncryptedBackupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void decryptsToTheOriginal_data();
    void decryptsToTheOriginal();
    void restrictsFilesAndHidesContent();
    void detectsEveryChangedByte();
    void detectsTruncationAndExtension();
    void detectsReorderedPieces();
    void rejectsInvalidKeyDerivationCosts_data();
    void rejectsInvalidKeyDerivationCosts();
    void refusesANewerFormat();
    void normalizesUnicodeInPassphrases();
    void needsLittleMemory();
    void restoresAStore();
    void changesNothingIfDecryptionFails();
    void leavesNothingUnencryptedBehind();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QByteArray secret("correct horse 张三");
/// The cheapest settings, because the tests open hundreds of files.
constexpr EncryptionCost cheap{1, 8192};
const QDateTime now(QDate(2026, 11, 22), QTime(9, 0));

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QString fillStore(const QString& path, quint32 seed)
{
    const auto database = Database::open(path);
    QString name;
    for (int i = 0; i < 3; ++i) {
        Person person = test::RandomPerson(seed + static_cast<quint32>(i)).person();
        person.name = LocalizedText::of(QStringLiteral("Zhang San %1").arg(seed), QStringLiteral("张三"));
        if (!PersonRepository(**database).insert(person))
            qFatal("the store could not be filled");
    }
    return path;
}

QStringList namesIn(const QString& path)
{
    QStringList names;
    const auto database = Database::open(path);
    const auto people = PersonRepository(**database).list();
    for (const PersonSummary& person : *people)
        names += person.name.text(Language::English);
    return names;
}

} // namespace

void EncryptedBackupTest::decryptsToTheOriginal_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {0, 1, 65535, 65536, 65537, 131072, 300000})
        QTest::addRow("%d bytes", size) << size;
}

void EncryptedBackupTest::decryptsToTheOriginal()
{
    QFETCH(int, size);
    QByteArray bytes(size, Qt::Uninitialized);
    for (int i = 0; i < size; ++i)
        bytes[i] = static_cast<char>(i * 31 + i / 251);
    writeBytes(path("plain"), bytes);
    QVERIFY(encryptFile(path("plain"), path("sealed"), secret, cheap));
    QVERIFY(isEncrypted(path("sealed")) && !isEncrypted(path("plain")));
    QVERIFY(decryptFile(path("sealed"), path("opened"), secret));
    QCOMPARE(bytesOf(path("opened")), bytes);
    // A second copy is encrypted differently.
    QVERIFY(encryptFile(path("plain"), path("again"), secret, cheap));
    QVERIFY(bytesOf(path("again")) != bytesOf(path("sealed")));
    // Decrypting does not replace existing files.
    QCOMPARE(decryptFile(path("sealed"), path("opened"), secret).error().code, ErrorCode::FileExists);
}

void EncryptedBackupTest::restrictsFilesAndHidesContent()
{
    const QByteArray text = QByteArray("Zhang San, engineer. ").repeated(100);
    writeBytes(path("plain"), text);
    QVERIFY(encryptFile(path("plain"), path("sealed"), secret, cheap));
    QVERIFY(decryptFile(path("sealed"), path("opened"), secret));
    constexpr auto mine = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    constexpr auto others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    for (const char* name : {"sealed", "opened"})
        QCOMPARE(QFile::permissions(path(name)) & (mine | others), mine);
    QVERIFY(!bytesOf(path("sealed")).contains("Zhang"));
}

/// For each bit of each byte: no wrong text, no crash, no file left behind.
void EncryptedBackupTest::detectsEveryChangedByte()
{
    writeBytes(path("plain"), QByteArray("Zhang San, engineer. ").repeated(10));
    QVERIFY(encryptFile(path("plain"), path("sealed"), secret, cheap));
    const QByteArray sealed = bytesOf(path("sealed"));
    QCOMPARE(sealed.size(), 64 + 210 + 17);
    for (qsizetype at = 0; at < sealed.size(); ++at) {
        QByteArray changed = sealed;
        changed[at] = static_cast<char>(changed[at] ^ (1 << (at % 8)));
        writeBytes(path("changed"), changed);
        const Result<void> opened = decryptFile(path("changed"), path("opened"), secret);
        QVERIFY2(!opened, qPrintable(QStringLiteral("byte %1").arg(at)));
        const ErrorCode code = opened.error().code;
        QVERIFY(code == ErrorCode::PassphraseWrong || code == ErrorCode::EncryptedFileDamaged ||
                code == ErrorCode::EncryptedFileTooNew);
        QVERIFY(!QFile::exists(path("opened")));
    }
}

void EncryptedBackupTest::detectsTruncationAndExtension()
{
    writeBytes(path("plain"), QByteArray(200000, 'x'));
    QVERIFY(encryptFile(path("plain"), path("sealed"), secret, cheap));
    const QByteArray sealed = bytesOf(path("sealed"));
    const qsizetype piece = 65536 + 17;
    // Also truncated at piece boundaries, where all remaining pieces are valid.
    for (const qsizetype size : {qsizetype(0), qsizetype(7), qsizetype(8), qsizetype(63), qsizetype(64), qsizetype(65),
                                 64 + piece - 1, 64 + piece, 64 + piece + 1, 64 + 3 * piece, sealed.size() - 1}) {
        writeBytes(path("cut"), sealed.first(size));
        QVERIFY2(!decryptFile(path("cut"), path("opened"), secret), qPrintable(QString::number(size)));
        QVERIFY(!QFile::exists(path("opened")));
    }
    writeBytes(path("longer"), sealed + 'x');
    QCOMPARE(decryptFile(path("longer"), path("opened"), secret).error(),
             (Error{ErrorCode::EncryptedFileDamaged, {path("longer")}}));
    writeBytes(path("twice"), sealed + sealed.mid(64));
    QCOMPARE(decryptFile(path("twice"), path("opened"), secret).error().code, ErrorCode::EncryptedFileDamaged);
}

void EncryptedBackupTest::detectsReorderedPieces()
{
    writeBytes(path("plain"), QByteArray(65536, 'a') + QByteArray(65536, 'b') + QByteArray(65536, 'c') + 'd');
    QVERIFY(encryptFile(path("plain"), path("sealed"), secret, cheap));
    const QByteArray sealed = bytesOf(path("sealed"));
    const qsizetype piece = 65536 + 17;
    const QByteArray swapped = sealed.first(64 + piece) + sealed.mid(64 + 2 * piece, piece) +
                               sealed.mid(64 + piece, piece) + sealed.mid(64 + 3 * piece);
    QCOMPARE(swapped.size(), sealed.size());
    writeBytes(path("swapped"), swapped);
    QCOMPARE(decryptFile(path("swapped"), path("opened"), secret).error().code, ErrorCode::EncryptedFileDamaged);
}

void EncryptedBackupTest::rejectsInvalidKeyDerivationCosts_data()
{
    QTest::addColumn<int>("at");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("passes") << 12 << QByteArray("\xff\xff\xff\x7f", 4);
    QTest::newRow("no pass") << 12 << QByteArray(4, '\0');
    QTest::newRow("memory") << 16 << QByteArray("\0\0\0\0\0\1\0\0", 8);
    QTest::newRow("no memory") << 16 << QByteArray(8, '\0');
}

void EncryptedBackupTest::rejectsInvalidKeyDerivationCosts()
{
    QFETCH(int, at);
    QFETCH(QByteArray, bytes);
    writeBytes(path("plain"), "text");
    QVERIFY(encryptFile(path("plain"), path("sealed"), secret, cheap));
    QByteArray sealed = bytesOf(path("sealed"));
    sealed.replace(at, bytes.size(), bytes);
    writeBytes(path("greedy"), sealed);
    QCOMPARE(decryptFile(path("greedy"), path("opened"), secret).error().code, ErrorCode::EncryptedFileDamaged);
}

void EncryptedBackupTest::refusesANewerFormat()
{
    writeBytes(path("plain"), "text");
    QVERIFY(encryptFile(path("plain"), path("sealed"), secret, cheap));
    QByteArray sealed = bytesOf(path("sealed"));
    sealed[8] = 2;
    writeBytes(path("newer"), sealed);
    QCOMPARE(decryptFile(path("newer"), path("opened"), secret).error(),
             (Error{ErrorCode::EncryptedFileTooNew, {path("newer"), QStringLiteral("2")}}));
}

void EncryptedBackupTest::normalizesUnicodeInPassphrases()
{
    QCOMPARE(passphraseFrom(QStringLiteral("Cafe\u0301")), passphraseFrom(QStringLiteral("Café")));
    QVERIFY(passphraseFrom(QStringLiteral("a")) != passphraseFrom(QStringLiteral("A")));
    QVERIFY(passphraseFrom(QStringLiteral("a ")) != passphraseFrom(QStringLiteral("a")));
}

/// 200 MB are processed in a few MB of memory.
void EncryptedBackupTest::needsLittleMemory()
{
    const auto peak = [] {
        const QByteArray status = bytesOf(QStringLiteral("/proc/self/status"));
        const qsizetype at = status.indexOf("VmHWM:") + 6;
        return status.mid(at, status.indexOf("kB", at) - at).trimmed().toLongLong();
    };
    QFile plain(path("plain"));
    QVERIFY(plain.open(QIODevice::WriteOnly) && plain.resize(200LL * 1024 * 1024));
    plain.close();
    const qint64 before = peak();
    QVERIFY(encryptFile(path("plain"), path("sealed"), secret, cheap));
    QVERIFY(plain.remove());
    QVERIFY(decryptFile(path("sealed"), path("opened"), secret));
    QCOMPARE(QFileInfo(path("opened")).size(), 200LL * 1024 * 1024);
    QVERIFY2(peak() - before < 20000, qPrintable(QStringLiteral("%1 kB more").arg(peak() - before)));
}

void EncryptedBackupTest::restoresAStore()
{
    const QString store = fillStore(path("cv.db"), 1);
    QVERIFY(copyEncrypted(store, path("copy.sealed"), secret, IfExists::Refuse, cheap));
    QCOMPARE(copyEncrypted(store, path("copy.sealed"), secret, IfExists::Refuse, cheap).error().code,
             ErrorCode::FileExists);
    QCOMPARE(copyEncrypted(store, store, secret, IfExists::Replace, cheap).error().code, ErrorCode::FileExists);
    const QString other = fillStore(path("other.db"), 2);
    const auto restored = restoreEncrypted(path("copy.sealed"), other, secret, now);
    QVERIFY(restored);
    QCOMPARE(namesIn(other), QStringList(3, QStringLiteral("Zhang San 1")));
    // Also where no store exists, on a new machine.
    QVERIFY(restoreEncrypted(path("copy.sealed"), path("new/cv.db"), secret, now));
    QCOMPARE(namesIn(path("new/cv.db")).size(), 3);
    // Unencrypted copies need no passphrase.
    QVERIFY(restoreEncrypted(restored->former, path("third.db"), {}, now));
    QCOMPARE(namesIn(path("third.db")), QStringList(3, QStringLiteral("Zhang San 2")));
}

void EncryptedBackupTest::changesNothingIfDecryptionFails()
{
    const QString store = fillStore(path("cv.db"), 1);
    QVERIFY(copyEncrypted(store, path("copy.sealed"), secret, IfExists::Refuse, cheap));
    const QByteArray before = bytesOf(store);
    const QStringList there = files();
    const Error wrong = restoreEncrypted(path("copy.sealed"), store, "another", now).error();
    QCOMPARE(wrong, (Error{ErrorCode::PassphraseWrong, {path("copy.sealed")}}));
    QCOMPARE(restoreEncrypted(path("copy.sealed"), store, {}, now).error().code, ErrorCode::PassphraseMissing);
    QByteArray sealed = bytesOf(path("copy.sealed"));
    writeBytes(path("copy.sealed"), sealed.chopped(1));
    QCOMPARE(restoreEncrypted(path("copy.sealed"), store, secret, now).error().code, ErrorCode::EncryptedFileDamaged);
    // The decrypted content may not be a store.
    writeBytes(path("text"), "Zhang San");
    QVERIFY(encryptFile(path("text"), path("text.sealed"), secret, cheap));
    QCOMPARE(restoreEncrypted(path("text.sealed"), store, secret, now).error().code, ErrorCode::DatabaseNotDatabase);
    QCOMPARE(bytesOf(store), before);
    for (const char* name : {"text", "text.sealed"})
        QVERIFY(QFile::remove(path(name)));
    QCOMPARE(files(), there);
}

void EncryptedBackupTest::leavesNothingUnencryptedBehind()
{
    const QString store = fillStore(path("cv.db"), 1);
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("stick")));
    QVERIFY(copyEncrypted(store, path("stick/copy.sealed"), secret, IfExists::Refuse, cheap));
    QCOMPARE(QDir(path("stick")).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("copy.sealed")});
    QCOMPARE(files(), (QStringList{QStringLiteral("cv.db"), QStringLiteral("stick")}));
    // Nor if it fails.
    QVERIFY(!copyEncrypted(store, path("no/such/copy.sealed"), secret, IfExists::Refuse, cheap));
    QCOMPARE(files(), (QStringList{QStringLiteral("cv.db"), QStringLiteral("stick")}));
}

DUOVITA_TEST(EncryptedBackupTest)
#include "tst_encryptedbackup.moc"
