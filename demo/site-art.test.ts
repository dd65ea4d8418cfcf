import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawingKeyOf } from './drawn-pictures.ts'
import { sharedPictures, siteArt } from './site-art.ts'
import { previewFile, previewLine, siteDrawings } from './site-drawings.ts'
import { readNameOutline } from './wordmark.ts'

test('the picture of shared links has the name in it, and the one for another name has none', () => {
  const { outline } = readNameOutline()
  expect(sharedPictures().map(({ name, svg }) => [name, svg.includes(outline)])).toEqual([
    ['open-graph', true],
    ['open-graph-nameless', false],
  ])
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
