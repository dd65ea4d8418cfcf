import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/support/temporary-folder.ts'
import { inPlaceOf } from './picture-files.ts'
import { renderDrawing } from './site-drawings.ts'

const folder = temporaryFolder('pictures')
const drawing = { name: 'category-bolig', svg: '<svg/>', width: 80, height: 60 }

test.each(['jpg', 'png', 'svg'])(
  'a picture file (%s) stands in place of the drawing of its name',
  async (ending) => {
    const red = { create: { width: 200, height: 100, channels: 3, background: '#cc2211' } } as const
    const file = join(folder, `category-bolig.${ending}`)
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#cc2211"/></svg>'
    writeFileSync(
      file,
      ending === 'svg'
        ? svg
        : await sharp(red)
            .toFormat(ending === 'jpg' ? 'jpeg' : 'png')
            .toBuffer(),
    )
    const rendered = sharp(await renderDrawing(inPlaceOf(drawing, folder)))
    const { data, info } = await rendered.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([80, 60])
    for (const at of [0, data.length - 3]) {
      expect(data[at]).toBeGreaterThan(190)
      expect(data[at + 2]).toBeLessThan(40)
    }
  },
)

test('without a file the drawing stays', () => {
  expect(inPlaceOf({ ...drawing, name: 'category-minilager' }, folder).svg).toBe('<svg/>')
})
