#include "core/import/readers/textdecoding.h"

#include "core/domain/language.h"

#include <QStringDecoder>

#include <unicode/ucnv.h>

#include <memory>
#include <optional>

namespace duovita {

namespace {

std::optional<QString> decodeWith(QStringConverter::Encoding encoding, const QByteArray& bytes)
{
    QStringDecoder decoder(encoding, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(bytes);
    return decoder.hasError() ? std::nullopt : std::optional(text);
}

/// Strict: any invalid byte means that the text has another encoding.
std::optional<QString> decodeWithIcu(const char* encoding, const QByteArray& bytes)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(ucnv_open(encoding, &status), ucnv_close);
    if (U_FAILURE(status))
        return std::nullopt;
    ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    QString text(bytes.size() + 1, Qt::Uninitialized);
    const int32_t length =
        ucnv_toUChars(converter.get(), reinterpret_cast<UChar*>(text.data()), static_cast<int32_t>(text.size()),
                      bytes.constData(), static_cast<int32_t>(bytes.size()), &status);
    if (U_FAILURE(status))
        return std::nullopt;
    text.resize(length);
    return text;
}

/// The share of non-ASCII text that is everyday Chinese: the right encoding gives common ideographs and full-width
/// punctuation, a wrong one gives rare and private-use characters.
double chineseShare(const QString& text)
{
    int all = 0;
    int chinese = 0;
    for (const uint c : text.toUcs4()) {
        if (c < 0x80)
            continue;
        ++all;
        chinese += (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3000 && c <= 0x303F) || (c >= 0xFF00 && c <= 0xFFEF) ||
                   (c >= 0x2000 && c <= 0x22FF) || c == 0xB7 || c == 0xD7;
    }
    return all == 0 ? 0 : double(chinese) / all;
}

bool looksBinary(const QByteArray& bytes)
{
    qsizetype controls = 0;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte == 0)
            return true;
        controls += byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f' && byte != 0x1B ? 1 : 0;
    }
    return controls > bytes.size() / 100;
}

DecodedText tidy(QString text, const char* encoding)
{
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    text.replace(u'\r', u'\n');
    return {text, QString::fromLatin1(encoding)};
}

std::optional<DecodedText> decodeMarked(const QByteArray& bytes)
{
    if (!bytes.startsWith("\xFF\xFE") && !bytes.startsWith("\xFE\xFF"))
        return std::nullopt;
    const std::optional<QString> text = decodeWith(QStringConverter::Utf16, bytes);
    return text ? std::optional(tidy(*text, "UTF-16")) : std::nullopt;
}

std::optional<DecodedText> decodeLegacyChinese(const QByteArray& bytes)
{
    constexpr double convincing = 0.7;
    const std::optional<QString> gb = decodeWithIcu("GB18030", bytes);
    const std::optional<QString> big5 = decodeWithIcu("Big5", bytes);
    const double gbShare = gb ? chineseShare(*gb) : 0;
    const double big5Share = big5 ? chineseShare(*big5) : 0;
    if (gbShare >= convincing && gbShare >= big5Share)
        return tidy(*gb, "GB18030");
    if (big5Share >= convincing)
        return tidy(*big5, "Big5");
    return std::nullopt;
}

} // namespace

Result<DecodedText> decodeText(const QByteArray& bytes, const QString& file)
{
    if (bytes.trimmed().isEmpty())
        return Error{ErrorCode::FileEmpty, {file}, {file}};
    if (const auto marked = decodeMarked(bytes))
        return *marked;
    if (looksBinary(bytes))
        return Error{ErrorCode::FileBinary, {file}, {file}};
    if (const auto utf8 = decodeWith(QStringConverter::Utf8, bytes))
        return tidy(*utf8, "UTF-8");
    if (const auto chinese = decodeLegacyChinese(bytes))
        return *chinese;
    return Error{ErrorCode::EncodingUnknown, {file}, {file}};
}

} // namespace duovita
