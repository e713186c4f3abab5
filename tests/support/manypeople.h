#pragma once

#include "core/domain/person.h"

namespace duovita::test {

/// A variant of the sample with the same structure and size, but another name and shuffled words. The same number gives
/// the same texts, with new ids.
Person variantOf(const Person& sample, int number);

/// The sample people of resources/sample.
QList<Person> samples();

} // namespace duovita::test
