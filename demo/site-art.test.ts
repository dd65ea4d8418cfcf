import { expect, test } from 'vitest'
import { nameOutline } from '../landlord/wordmark.ts'
import { siteArt } from './site-art.ts'

test('the picture of shared links contains the logo', () => {
  const shared = siteArt().find(({ name }) => name === 'open-graph')
  expect(shared?.svg).toContain(nameOutline.outline)
})

test('the pages about the landlord have different pictures', () => {
  const drawings = siteArt()
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length)
})
