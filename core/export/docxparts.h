#pragma once

#include "core/content/cvcontent.h"
#include "core/design/template.h"

#include <QByteArray>

namespace duovita {

// The parts of a Word file that do not depend on the document's text, only on its language, look and lists.

enum class DocxNumbers : unsigned char { Stopped, Bracketed }; ///< "1.", "[1]"

/// Bullets are list number 1. Numbers from 2 on belong to the lists in `numberedLists`, each of which starts at one.
QByteArray docxNumbering(const QList<DocxNumbers>& numberedLists, const Template& design);
/// The footer "name · page 1 of 2" as in the template, in the document's language, with page number fields. `pages` is
/// shown as the total until Word updates the fields; 0: unknown.
QByteArray docxFooter(const CvContent& content, const Template& design, int pages);

/// A reference from one part of the file to another.
struct DocxRelation {
    QString id;
    QString type; ///< last segment of the type's URI
    QString target;
    bool external = false;
};
QByteArray docxRelations(const QList<DocxRelation>& list);
QByteArray docxContentTypes();
QByteArray docxProperties(const QString& title, const QString& author, Language language);

} // namespace duovita
