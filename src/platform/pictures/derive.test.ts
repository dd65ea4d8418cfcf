import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { present } from '../../../test/support/present.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { DerivedPictures } from './derive.ts'

const folder = temporaryFolder('derive')
const storage = new Disk(new FSDriver({ location: folder, visibility: 'private' }))

let photo: Uint8Array
beforeAll(async () => {
  photo = await blankPhoto(1200, 900).jpeg().toBuffer()
})

/** How many pictures this process encodes now, for all who asked. */
function countEncoding(): number {
  const { queue, process } = sharp.counters()
  return queue + process
}

test('encodes at most two sizes at a time, so that other work finds a thread', async () => {
  const derived = new DerivedPictures(storage)
  const keys = Array.from({ length: 12 }, (_, index) => String(index).padStart(20, '0'))
  const all = keys.map((key) => derived.get({ key, width: 640, format: 'webp' }, async () => photo))
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, countEncoding())
  }, 1)
  const made = await Promise.all(all)
  clearInterval(watch)
  expect(made.every((bytes) => bytes && bytes.length > 0)).toBe(true)
  expect(most).toBe(2)
})

test('makes a size once, however many ask for it at the same time', async () => {
  const derived = new DerivedPictures(storage)
  let made = 0
  const ask = () =>
    derived.get({ key: 'a'.repeat(20), width: 640, format: 'jpeg' }, async () => {
      made += 1
      return photo
    })
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  expect(made).toBe(1)
  for (const bytes of answers) expect(bytes).toEqual(answers[0])
})

test('makes a size anew that the storage does not give, as while another process writes it', async () => {
  const refusing = new Disk(new RefusingDriver({ location: folder, visibility: 'private' }))
  const derived = new DerivedPictures(refusing)
  const key = 'b'.repeat(20)
  await refusing.put(`derived/${key}/640.webp`, 'begun')
  const bytes = present(await derived.get({ key, width: 640, format: 'webp' }, async () => photo))
  expect((await sharp(bytes).metadata()).width).toBe(640)
})

/** A storage whose files are there, and cannot be read. */
class RefusingDriver extends FSDriver {
  override getBytes(): Promise<Uint8Array> {
    return Promise.reject(new Error('The file is being written.'))
  }
}
