import { expect, test } from 'vitest'
import { siteArt } from './site-art.ts'
import { logoLabel } from './wordmark.ts'

test('the picture of shared links contains the logo', () => {
  const shared = siteArt().find(({ name }) => name === 'open-graph')
  const letters = logoLabel(0, 0).match(/M50\.6[^"]*/)?.[0] ?? '-'
  expect(shared?.svg).toContain(letters)
})

test('the pages about the landlord have different pictures', () => {
  const drawings = siteArt()
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length)
})
