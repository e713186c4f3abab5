#include "core/import/readers/bibtexparser.h"

#include "core/import/readers/bibtexmacros.h"
#include "core/import/readers/texttex.h"

#include <QMutex>

#include <btparse.h>

#include <cstdlib>

namespace duovita {

namespace {

QMutex btparseLock;

ParsedEntry withPercents(ParsedEntry parsed)
{
    const QByteArray mark = QString(signForPercent).toUtf8();
    parsed.key.replace(signForPercent, u'%');
    for (auto& [name, text] : parsed.fields)
        text.replace(mark, "%");
    return parsed;
}

ParsedEntry read(AST* entry)
{
    ParsedEntry parsed{QString::fromUtf8(bt_entry_type(entry)).toLower(), QString::fromUtf8(bt_entry_key(entry)), {}};
    char* name = nullptr;
    for (AST* field = bt_next_field(entry, nullptr, &name); field; field = bt_next_field(entry, field, &name)) {
        char* text = bt_get_text(field); // a copy owned by the caller; null for a field without a value
        if (name && text)
            parsed.fields += {QString::fromUtf8(name).toLower(), QByteArray(text).trimmed()};
        std::free(text);
    }
    return parsed;
}

bool isDefined(char* macro)
{
    return bt_macro_text(macro, nullptr, 0) != nullptr;
}

void defineAsNothing(char* macro)
{
    QByteArray nothing("");
    bt_add_macro_text(macro, nothing.data(), nullptr, 0);
}

/// A macro defined by an undefined one has no text, and btparse crashes when it is used. BibTeX treats an undefined
/// macro as empty; so this defines it as empty while an entry is read.
class DefinedForNow {
public:
    explicit DefinedForNow(const QStringList& macros)
    {
        for (const QString& macro : macros) {
            QByteArray name = macro.toUtf8();
            if (isDefined(name.data()))
                continue;
            defineAsNothing(name.data());
            m_names += name;
        }
    }
    ~DefinedForNow()
    {
        for (QByteArray& name : m_names) {
            const char* text = bt_macro_text(name.data(), nullptr, 0);
            if (text && *text == '\0') // and the entry has not defined it itself
                bt_delete_macro(name.data());
        }
    }
    Q_DISABLE_COPY_MOVE(DefinedForNow)

private:
    QList<QByteArray> m_names;
};

/// Invalid BibTeX may still leave a macro without a text.
void completeMacros(AST* definition)
{
    char* name = nullptr;
    for (AST* field = bt_next_field(definition, nullptr, &name); field;
         field = bt_next_field(definition, field, &name)) {
        if (name && !isDefined(name))
            defineAsNothing(name);
    }
}

} // namespace

QByteArray ParsedEntry::take(const char* name)
{
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (fields[i].first == QLatin1StringView(name))
            return fields.takeAt(i).second;
    }
    return {};
}

QString ParsedEntry::takeText(const char* name)
{
    return plainOfTex(QString::fromUtf8(take(name)));
}

BibtexParser::BibtexParser() : m_lock(&btparseLock)
{
    bt_initialize();
    bt_delete_all_macros();
    bt_set_stringopts(BTE_REGULAR, BTO_FULL);
    static const char* months[] = {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
    for (const char* month : months) {
        QByteArray name(month);
        bt_add_macro_text(name.data(), name.data(), nullptr, 0);
    }
}

BibtexParser::~BibtexParser()
{
    bt_cleanup();
}

bool BibtexParser::parse(const BibtexEntry& raw, std::optional<ParsedEntry>& parsed)
{
    const QString written = withoutPercents(raw.text);
    const DefinedForNow others(macrosUsedByMacros(written));
    QByteArray text = written.toUtf8() + '\n';
    QByteArray name("BibTeX");
    boolean good = 0;
    AST* entry = bt_parse_entry_s(text.data(), name.data(), raw.line, 0, &good);
    if (entry && good && bt_entry_metatype(entry) == BTE_REGULAR)
        parsed = withPercents(read(entry));
    if (entry && bt_entry_metatype(entry) == BTE_MACRODEF)
        completeMacros(entry);
    if (entry)
        bt_free_ast(entry);
    return entry && good;
}

} // namespace duovita
