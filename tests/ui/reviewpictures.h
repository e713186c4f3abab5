#pragma once

#include "core/editing/persondocument.h"
#include "core/export/filewriting.h"
#include "core/export/formats.h"
#include "core/json/personjson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/windowfixture.h"
#include "tests/ui/picturing.h"

#include <QComboBox>
#include <QDialog>
#include <QJsonArray>
#include <QListView>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>

#include <functional>

namespace duovita::test {

/// Normal, in a small window, and dark.
inline void shootReview(MainWindow& window, const QString& folder, const QString& name, const QString& language)
{
    const QSize size = window.size();
    shoot(window, folder, name + u'-' + language);
    show(Appearance::Scheme::Dark);
    shoot(window, folder, name + QStringLiteral("-dark-") + language);
    show(Appearance::Scheme::Light);
    window.resize(910, 480); // the area of 1366 × 768 at a scale of 1.5
    shoot(window, folder, name + QStringLiteral("-small-") + language);
    window.resize(size);
}

/// A Chinese document about the sample's person, changed as given.
inline QString chineseDocument(const QTemporaryDir& folder, const std::function<void(QByteArray&)>& change)
{
    const Person person = samplePerson(QStringLiteral("zhang-san"));
    const auto files = exportFiles(person, person.cvs.front(), {Language::Chinese}, ExportFormat::Markdown);
    QByteArray text = files->front().bytes;
    change(text);
    const QString path = folder.filePath(QStringLiteral("张三.md"));
    static_cast<void>(writeFile(path, text));
    return path;
}

inline QJsonValue withoutChinese(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray kept;
        for (const QJsonValue& each : value.toArray())
            kept += withoutChinese(each);
        return kept;
    }
    if (!value.isObject())
        return value;
    QJsonObject kept = value.toObject();
    kept.remove(codeOf(Language::Chinese));
    for (auto member = kept.begin(); member != kept.end(); ++member)
        member.value() = withoutChinese(member.value());
    return kept;
}

/// The person in English, without the last publication; only the name and the beginning of the first research
/// project are in Chinese, too, and that with another number.
inline Person mostlyEnglish(const Person& whole)
{
    Person person = *personFromJson(withoutChinese(toJson(whole)).toObject());
    person.name = whole.name;
    for (Section& section : person.sections) {
        if (section.kind() == SectionKind::Publication)
            static_cast<void>(section.take(section.entries().size() - 1));
        if (section.kind() != SectionKind::Research)
            continue;
        const Entry& full = whole.sections[person.indexOf(section.id())].entries().front();
        Entry entry = section.entries().front();
        std::get<ExperienceDetails>(entry.details).title = std::get<ExperienceDetails>(full.details).title;
        QString point = full.highlights.front().text.text(Language::Chinese).markdown();
        point.replace(QStringLiteral("8 秒"), QStringLiteral("18 秒"));
        entry.highlights.front().text.setText(Language::Chinese, RichText::fromMarkdown(point));
        static_cast<void>(section.replace(0, entry));
    }
    return person;
}

/// The review of an import, the merge of two people, and the choice among all people.
inline void shootReviews(MainWindow& window, const WindowFixture& fixture, const QString& folder,
                         const QString& language)
{
    auto* cancel = window.findChild<QPushButton*>(QStringLiteral("review.cancel"));
    const auto close = [&] {
        cancel->click();
        wait(500);
    };
    auto* people = window.findChild<QListView*>(QStringLiteral("people.list"));
    const QModelIndexList named = people->model()->match(people->model()->index(0, 0), Qt::DisplayRole,
                                                         QStringLiteral("张三"), 1, Qt::MatchContains);
    people->setCurrentIndex(named.value(0));
    wait(1500);
    auto& record = const_cast<PersonDocument&>(*window.document());
    record.replaceRecord(mostlyEnglish(record.person()), ChangeCause::Edit);
    static_cast<void>(window.flush());
    window.importFiles({chineseDocument(fixture.folder, [](QByteArray&) {})});
    wait(2500);
    shootReview(window, folder, QStringLiteral("review"), language);
    close();
    record.undo();
    static_cast<void>(window.flush());
    window.importFiles({chineseDocument(fixture.folder, [](QByteArray& text) {
        text.replace("2006.09", "2007.09").replace("240", "280").replace("21:28, 2021", "21:28, 2021, CCF A");
    })});
    wait(2500);
    shootReview(window, folder, QStringLiteral("review-dates"), language);
    auto* pairs = window.findChild<QTreeView*>(QStringLiteral("review.pairs"));
    const auto choose = [pairs](const QString& title) {
        const QModelIndexList found =
            pairs->model()->match(pairs->model()->index(0, 0), Qt::DisplayRole, title, 1, Qt::MatchStartsWith);
        pairs->setCurrentIndex(found.value(0));
        wait(500);
    };
    window.findChild<QPushButton*>(QStringLiteral("review.answer.one"))->click();
    choose(QStringLiteral("东山大学"));
    shoot(window, folder, QStringLiteral("review-settled-") + language);
    choose(QStringLiteral("Six Ways")); // the change is visible on the English page, too
    shootReview(window, folder, QStringLiteral("review-changes"), language);
    auto* target = window.findChild<QComboBox*>(QStringLiteral("review.target"));
    target->setCurrentIndex(target->count() - 1);
    Q_EMIT target->activated(target->count() - 1);
    wait(500);
    auto* chooser = window.findChild<QDialog*>(QStringLiteral("personChooser"));
    shoot(*chooser, folder, QStringLiteral("chooser-") + language);
    if (people->model()->rowCount() == 1) { // the import adds a person for the merge
        chooser->findChild<QPushButton*>(QStringLiteral("personChooser.new"))->click();
        window.findChild<QPushButton*>(QStringLiteral("review.accept"))->click();
        wait(2500);
    } else {
        chooser->close();
        close();
    }
    people->selectAll();
    window.findChild<QAction*>(QStringLiteral("mergeSelected"))->trigger();
    wait(1500);
    if (!cancel->isVisible())
        return; // there is only one person
    shootReview(window, folder, QStringLiteral("merge"), language);
    close();
}

} // namespace duovita::test
