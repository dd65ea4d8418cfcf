import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawingKeyOf } from './drawn-pictures.ts'
import { siteArt } from './site-art.ts'
import { previewFile, previewLine, siteDrawings } from './site-drawings.ts'
import { readNameOutline } from './wordmark.ts'

test('the picture of shared links contains the logo', () => {
  const shared = siteArt().find(({ name }) => name === 'open-graph')
  expect(shared?.svg).toContain(readNameOutline().outline)
})

test('the pages about the landlord have different pictures', () => {
  const drawings = siteArt()
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length)
})

test("the list of the drawings' previews is of the drawings as they are", async () => {
  const lines = (await readFile(previewFile, 'utf8')).trimEnd().split('\n').slice(1)
  const drawings = siteDrawings()
  // Otherwise: node demo/list-pictures.ts.
  expect(lines.map((line) => line.split(',')[0])).toEqual(drawings.map(({ svg }) => drawingKeyOf(svg)))
  const index = drawings.findIndex(({ name }) => name === 'fallback')
  expect(lines[index]).toBe(await previewLine(drawings[index] ?? { name: '', svg: '', width: 1, height: 1 }))
})
