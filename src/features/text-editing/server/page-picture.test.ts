import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { textsOfDocument } from '../../../../test/support/document-texts.ts'
import { postStaffForm } from '../../../../test/support/post-action.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { contentOf, editable } from '../../../domain/documents/documents.ts'
import { parsePicture } from '../../../domain/portfolio/picture.ts'
import { textActionsOf } from '../texts.ts'
import { readDocument } from './edit-documents.ts'

let server: TemporaryServer
let editor: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  editor = await makeStaff(server.database.pool, 'redaktor')
})
afterAll(() => server.stop())

/** Saves the front page as its editor posts it, as a draft. */
const save = (fields: Record<string, string>, files: Buffer[] = []) =>
  postStaffForm({
    server,
    staff: editor,
    actions: textActionsOf('forsiden'),
    params: { document: 'forsiden' },
    fields: {
      ...textsOfDocument('forsiden', editable.forsiden.value),
      action: 'text.forsiden.saveDraft',
      ...fields,
    },
    files: { newPicture: files },
    now: new Date(),
  })
const pictureOf = async () => contentOf((await server.content.withDrafts()).edited, 'forsiden').picture
const photo = (width: number) => blankPhoto(width, 700, '#357').jpeg().toBuffer()

test('a photo is stored with the page, stays with its next edit, and goes when the drawing is asked for', async () => {
  expect(await save({}, [await photo(1400)])).toMatchObject({ status: 'moved' })
  const stored = await pictureOf()
  const picture = parsePicture(stored)
  expect(picture).toMatchObject({ width: 1400, height: 700 })
  const { rows } = await server.database.pool.query('select storage_path from pictures where key = $1', [
    picture?.key,
  ])
  expect(await server.storage.exists(rows[0].storage_path)).toBe(true)
  const { entries, history } = await readDocument(server.staff, 'forsiden', new Date())
  expect(entries.picture).toEqual([stored])
  const base = history[0]?.id ?? ''
  await save({ base, title: 'Finn hjem', picture: stored ?? '' })
  expect(await pictureOf()).toBe(stored)
  const next = (await readDocument(server.staff, 'forsiden', new Date())).history[0]?.id ?? ''
  await save({ base: next, picture: stored ?? '', noPicture: 'on' })
  expect(await pictureOf()).toBeUndefined()
})

test.each([
  ['too small for a screen', () => photo(1199), 'minst 1200 piksler'],
  ['no picture', async () => Buffer.from('Hei'), 'kan ikke leses'],
])('a file that is %s is refused, and the page stays', async (_, file, says) => {
  const before = await pictureOf()
  const base = (await readDocument(server.staff, 'forsiden', new Date())).history[0]?.id ?? ''
  expect(await save({ base }, [await file()])).toMatchObject({
    status: 'refused',
    message: expect.stringContaining(says),
  })
  expect(await pictureOf()).toBe(before)
})

test('a line that names no picture is refused', async () => {
  expect(await save({ picture: '/../../hemmelig 1x1 fff' })).toMatchObject({ status: 'refused' })
})
