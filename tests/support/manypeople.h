#pragma once

#include "core/domain/person.h"

namespace duovita::test {

/// A different person with a record of the sample's shape and size: names of their own, texts with their words in
/// another order. The same number gives the same texts; ids are new.
Person variantOf(const Person& sample, int number);

/// The sample people of resources/sample.
QList<Person> samples();

} // namespace duovita::test
