import { expect, test } from 'vitest'
import { className } from './class-name.ts'

test.each([
  ['title', 'src/features/portfolio-browsing/ui/property/property-card.module.css', 'property-card-title'],
  ['root', 'src/features/portfolio-browsing/ui/property/property-card.module.css?inline', 'property-card'],
  ['root', 'src/features/info-pages/pages/minilager.storrelse.module.css', 'minilager-storrelse'],
])('names the class %s of %s', (local, file, expected) => {
  expect(className(local, file)).toBe(expected)
})
