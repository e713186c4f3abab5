#include "core/domain/documentwords.h"

namespace duovita {

constexpr DocumentWords englishWords{
    .titles = {u"Summary", u"Education", u"Work Experience", u"Projects", u"Research Experience", u"Publications", u"Patents", u"Honors and Awards", u"Skills", u"Languages", u"Professional Service", u"Teaching", u"Talks", u"Certificates", u"References", u"Interests", u"Other"},
    .contacts = {u"Email", u"Phone", u"Website", u"Location", u"GitHub", u"ORCID", u"Google Scholar", u"LinkedIn",
                 u"WeChat", u""},
    .personalFacts = {u"Born", u"Gender", u"Nationality", u"Ethnicity", u"Native place", u"Residence",
                      u"Political status", u"Marital status", u"Height", u"Highest education", u"Desired position",
                      u"Expected salary", u"Available from", u""},
    // clang-format off
    .labels = {u"Present", u"expected", u"", u"Advisor", u"Advisors", u"Score",
               u"", u"", u"pp. %1", u"equal contribution", u"corresponding author", u"Curriculum Vitae",
               u": ", u", ", u", ", u", ", u", ", u". ", u" (", u")", u"", u"",
               u"page %1 of %2", u"Photo of %1", u"Contact"},
    // clang-format on
    .wholeFirst = false,
    .yearFirst = false,
    .dateSeparator = u" ",
    .months = {u"Jan", u"Feb", u"Mar", u"Apr", u"May", u"Jun", u"Jul", u"Aug", u"Sep", u"Oct", u"Nov", u"Dec"},
    .longMonths = {u"January", u"February", u"March", u"April", u"May", u"June", u"July", u"August", u"September",
                   u"October", u"November", u"December"},
    .longYear = u"%1",
    .yearParts = {u"Spring %1", u"Summer %1", u"Fall %1", u"Winter %1", u"Q1 %1", u"Q2 %1", u"Q3 %1", u"Q4 %1"},
    .longDay = u"%1",
    .rangeSeparator = u" – ",
    .untils = u"to |until |till ",
    .listSeparator = u", ",
    .quotes = u"“”‘’",
};

} // namespace duovita
