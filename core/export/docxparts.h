#pragma once

#include "core/content/cvcontent.h"
#include "core/design/template.h"

#include <QByteArray>

namespace duovita {

// The parts of a Word file that do not depend on what the document says, but on its language, look and lists.

enum class DocxNumbers : unsigned char { Stopped, Bracketed }; ///< "1.", "[1]"

/// Number 1 is the bullets; from 2 on one each of `numberedLists`, which count from one.
QByteArray docxNumbering(const QList<DocxNumbers>& numberedLists, const Template& design);
/// "name · page 1 of 2" as the template wants it, in the document's language, with fields that count. `pages`: what the
/// second says until it has counted; 0: not known.
QByteArray docxFooter(const CvContent& content, const Template& design, int pages);

/// What a part of the file refers to.
struct DocxRelation {
    QString id;
    QString type; ///< the last part of its name
    QString target;
    bool external = false;
};
QByteArray docxRelations(const QList<DocxRelation>& list);
QByteArray docxContentTypes();
QByteArray docxProperties(const QString& title, const QString& author, Language language);

} // namespace duovita
