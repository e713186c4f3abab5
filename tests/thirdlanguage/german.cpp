#include "core/domain/documentwords.h"

namespace duovita {

// clang-format off
constexpr DocumentWords germanWords{
    .titles = {u"Profil", u"Ausbildung", u"Berufserfahrung", u"Projekte", u"Forschungserfahrung", u"Veröffentlichungen",
               u"Patente", u"Auszeichnungen", u"Kenntnisse", u"Sprachen", u"Gremienarbeit", u"Lehre", u"Vorträge",
               u"Zertifikate", u"Referenzen", u"Interessen", u"Sonstiges"},
    .contacts = {u"E-Mail", u"Telefon", u"Webseite", u"Ort", u"GitHub", u"ORCID", u"Google Scholar", u"LinkedIn",
                 u"WeChat", u""},
    .personalFacts = {u"Geboren", u"Geschlecht", u"Staatsangehörigkeit", u"Volkszugehörigkeit", u"Herkunftsort",
                      u"Wohnort", u"Parteizugehörigkeit", u"Familienstand", u"Größe", u"Höchster Abschluss",
                      u"Angestrebte Stelle", u"Gehaltsvorstellung", u"Verfügbar ab", u""},
    .labels = {u"heute", u"voraussichtlich", u"", u"Betreuer", u"Betreuer", u"Note",
               u"", u"", u"S. %1", u"gleicher Beitrag", u"korrespondierender Autor", u"Lebenslauf",
               u": ", u", ", u", ", u", ", u", ", u". ", u" (", u")", u"", u"",
               u"Seite %1 von %2", u"Foto von %1", u"Kontakt"},
    .wholeFirst = false,
    .yearFirst = false,
    .dateSeparator = u" ",
    .months = {u"Jan.", u"Feb.", u"März", u"Apr.", u"Mai", u"Juni", u"Juli", u"Aug.", u"Sept.", u"Okt.", u"Nov.",
               u"Dez."},
    .longMonths = {u"Januar", u"Februar", u"März", u"April", u"Mai", u"Juni", u"Juli", u"August", u"September",
                   u"Oktober", u"November", u"Dezember"},
    .longYear = u"%1",
    .yearParts = {u"Frühjahr %1", u"Sommer %1", u"Herbst %1", u"Winter %1", u"1. Quartal %1", u"2. Quartal %1",
                  u"3. Quartal %1", u"4. Quartal %1"},
    .longDay = u"%1.",
    .rangeSeparator = u" – ",
    .untils = u"bis ",
    .listSeparator = u", ",
    .quotes = u"„“‚‘",
};
// clang-format on

} // namespace duovita
