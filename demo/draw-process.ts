import { setPriority } from 'node:os'
import { drawingKeyOf } from './drawn-pictures.ts'
import { renderJpeg } from './illustrations/jpeg.ts'
import { demoPictures } from './index.ts'
import { renderDrawing, siteDrawings } from './site-drawings.ts'

/** What the process that draws is asked for: the storage path of a picture of the demo, or `site-art/` and a drawing's key. */
export interface DrawTask {
  path: string
}

/** Its answer: the JPEG file's bytes, or why there are none. */
export interface DrawReply {
  path: string
  bytes: Uint8Array | null
  failure: string
}

/** Requests come first. */
const LOW_PRIORITY = 10

const drawings = new Map(
  demoPictures().map(({ path, draw }) => [path, (): Promise<Uint8Array> => renderJpeg(draw())]),
)
for (const drawing of siteDrawings())
  drawings.set(`site-art/${drawingKeyOf(drawing.svg)}`, () => renderDrawing(drawing))

async function reply(path: string): Promise<DrawReply> {
  try {
    const draw = drawings.get(path)
    if (!draw) throw new Error(`${path} is no picture of the demo or the site`)
    return { path, bytes: await draw(), failure: '' }
  } catch (error) {
    return { path, bytes: null, failure: String(error) }
  }
}

setPriority(LOW_PRIORITY)
process.on('message', ({ path }: DrawTask) => {
  reply(path).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
