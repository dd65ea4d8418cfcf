import { expect, test } from 'vitest'
import { className } from './class-name.ts'

test.each([
  ['title', 'app/components/property/property-card.module.css', 'property-card-title'],
  ['root', 'app/components/property/property-card.module.css?inline', 'property-card'],
  ['root', 'app/routes/minilager.storrelse.module.css', 'minilager-storrelse'],
])('names the class %s of %s', (local, file, expected) => {
  expect(className(local, file)).toBe(expected)
})
