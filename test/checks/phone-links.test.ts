import { expect, test } from 'vitest'
import { codeFolders, isCode, pathsWith, sourcesIn } from './sources.ts'

test('links to telephone numbers are made in one place, which finds the number beside a note', () => {
  const sources = sourcesIn(
    codeFolders.filter((folder) => folder !== 'labs'),
    isCode,
  )
  expect(sources.size).toBeGreaterThan(1000)
  expect(pathsWith(sources, /[`'"](?:tel|sms):/).sort()).toEqual(['src/domain/contact/phone-links.ts'])
})
