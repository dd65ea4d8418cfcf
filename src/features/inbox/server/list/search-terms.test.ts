import { expect, test } from 'vitest'
import { caseSearchTerms } from './search-terms.ts'

test.each([
  ['', null],
  ['  -  ', null],
  ['avv-7kq3-xm', "'avv7kq3xm':*"],
  ['vannlås kjøkken', "'vannlås':* & 'kjøkken':*"],
  ['91 23 45 67', "'91234567':*"],
  ['+47 912-34-567', "'91234567':*"],
  ['+4791234567', "'91234567':*"],
  ['(+47) 91 23 45 67', "'91234567':*"],
  ['0047 912 34', "'91234':*"],
  ['47 91 23 45 67', "'91234567':*"],
  // Eight digits that begin with 47 are a number; so is one of another country.
  ['47 12 34 56', "'47123456':*"],
  ['+46 70 123 45 67', "'46701234567':*"],
  ['AVV-AB3D-XY7Z', "'AVVAB3DXY7Z':*"],
  ['AVV-9P34-7479', "'AVV9P347479':*"],
  ['AVV-9P34-7', "'AVV9P347':*"],
  ['AVV-9P34', "'AVV9P34':*"],
  ['AVV-9P34-7479 91 23 45 67', "'AVV9P347479':* & '91234567':*"],
  ['91 23 AVV-9P34-7479', "'9123':* & 'AVV9P347479':*"],
  ["o'brien", "'o':* & 'brien':*"],
])('parses %j as %s', (text, terms) => {
  expect(caseSearchTerms(text)?.words ?? null).toBe(terms)
})

test.each([
  ['sether', "('sether':* | 'saether':* | 'sethaer':*)"],
  ['Åse Sæther', "('Åse':* | 'Åsae':*) & ('Sæther':* | 'Sether':* | 'Sæthaer':*)"],
  ['91 23 45 67', "'91234567':*"],
])('looks for the names of %j as %s', (text, names) => {
  expect(caseSearchTerms(text)?.names).toBe(names)
})
