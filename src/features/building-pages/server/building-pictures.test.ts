import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { caseViews } from '../../../../test/support/case-views.ts'
import { jarOf } from '../../../../test/support/colleagues.ts'
import { openedCase } from '../../../../test/support/contractor.ts'
import { postStaffForm } from '../../../../test/support/post-action.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { receiveSample, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { staffRequest } from '../../../../test/support/staff-request.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { deletePendingFiles } from '../../../platform/storage/pending-deletions.ts'
import { MAX_BUILDING_PICTURES } from '../../buildings/server/read-building-pictures.ts'
import { readBuildings } from '../../buildings/server/read-buildings.ts'
import { readAudit } from '../../overview/server/read-audit.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { purge } from '../../privacy/server/purge.ts'
import { buildingTexts } from '../building.words.ts'
import { buildingActions } from '../building-actions.ts'
import { buildingsReader } from './read-building-pages.ts'

const texts = buildingTexts.pictures

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
let storgata: string
let elvegata: string
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'vaktmester')
  await writeImport(server.database.pool, {
    properties: [propertyRow({ title: 'Elvegata 4' }), propertyRow({ title: 'Storgata 31, leilighet 201' })],
    finn_properties: [],
  })
  const ids = (await readBuildings(server.database.pool)).map(({ id }) => id)
  ;[elvegata, storgata] = [present(ids[0]), present(ids[1])]
})
afterAll(() => server.stop())
beforeEach(() => execute(server.database.pool, 'truncate cases, photos cascade'))

const photo = () =>
  blankPhoto(60, 30)
    .withExif({ IFD0: { Make: 'Kamera' } })
    .jpeg()
    .toBuffer()

const add = (caption: string, files: readonly (Buffer | File)[], building = storgata) =>
  postStaffForm({
    server,
    staff: worker,
    actions: buildingActions,
    fields: { action: buildingActions.addPictures.name, building, caption },
    files: { imageUrls: files },
  })

const pictures = async () => {
  const request = staffRequest({
    staff: { ...worker, email: '', sessionId: worker.id, secondFactor: 'totp' },
    jar: jarOf(),
  })
  return present(await buildingsReader(server, request).read(storgata)).pictures
}
const captions = async () => (await pictures()).map(({ caption }) => caption)
const only = async () => present((await pictures())[0])
const act = (
  name: 'describePicture' | 'showPictureFirst' | 'removePicture',
  fields: Record<string, string>,
) => runAs(server, worker, buildingActions[name], { building: storgata, ...fields })

const file = z.object({ path: z.string(), objectName: z.string().nullable() })
const files = () =>
  queryRows(
    server.database.pool,
    file,
    'select storage_path as path, object_name as "objectName" from photos',
  )

describe('pictures of a building', () => {
  test('are added with what they show, and the log says how many', async () => {
    const added = await add('Stoppekran i kjelleren', [await photo(), await photo()])
    expect(added).toMatchObject({ status: 'done', notice: texts.added(2) })
    expect(await pictures()).toMatchObject([
      { label: 'Bilde 1', caption: 'Stoppekran i kjelleren', width: 60, height: 30 },
      { label: 'Bilde 2', caption: 'Stoppekran i kjelleren' },
    ])
    const asked = { who: worker.id, action: '', subject: '', before: '' }
    const { lines } = await readAudit(server.database.pool, asked)
    expect(lines[0]).toMatchObject({ subject: 'bygg: Storgata 31, Larvik', detail: '2 bilder' })
  })

  test('are shown by signed links only, without metadata', async () => {
    await add('', [await photo()])
    const { src, id } = await only()
    const shown = await fetch(`${server.url}${src}`)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await shown.arrayBuffer()).includes('Kamera')).toBe(false)
    for (const path of [`/vedlegg/${id}`, `${src}x`, present(src).replace(id, randomUUID())])
      expect((await fetch(`${server.url}${path}`)).status).toBe(403)
  })

  test('stand on the cases of the building, for staff and not for the sender', async () => {
    await add('Inngang', [await photo()])
    const { id } = await only()
    const sent = await sendCase(server, 'issue-report', { address: 'Storgata 31, Larvik' })
    const { location } = await caseViews(server, worker).asStaff(sent)
    expect(location.pictures).toMatchObject([{ id, caption: 'Inngang' }])
    const elsewhere = await sendCase(server, 'issue-report', { address: 'Elvegata 4, Larvik' })
    expect((await caseViews(server, worker).asStaff(elsewhere)).location.pictures).toEqual([])
    const page = await fetch(`${server.url}/sak/${sent.token}`)
    expect(await page.text()).not.toContain(id)
  })

  test('are not shown to a contractor who has a case there', async () => {
    await add('Inngang', [await photo()])
    const { id } = await only()
    const { sent, token, phone } = await openedCase(server, worker)
    await execute(
      server.database.pool,
      "update cases set building_id = $2, building_match = 'certain' where id = $1",
      [sent.id, storgata],
    )
    const shown = JSON.stringify(await phone.read(token))
    expect(shown).toContain(sent.reference)
    expect(shown).not.toContain(id)
  })

  test('cannot be claimed by a form that knows their name', async () => {
    const uploaded = await fetch(`${server.url}/api/vedlegg`, {
      method: 'POST',
      headers: { 'X-File-Name': 'a.jpg' },
      body: new Uint8Array(await photo()),
    })
    const { url } = await uploaded.json()
    await add('Inngang', [await photo()])
    const { id } = await only()
    expect((await files()).filter(({ objectName }) => objectName !== null)).toHaveLength(1)
    const imageUrls = [url, `issue-report/${id}.jpg`]
    const received = await receiveSample(server, 'issue-report', { answers: { imageUrls } })
    expect(received).toMatchObject({ outcome: 'sent', case: { photosMissing: 1 } })
    expect((await only()).id).toBe(id)
  })

  test('come in the order that they were added in, those before that are moved to the front', async () => {
    for (const caption of ['Inngang', 'Fyrrom', 'Stoppekran']) await add(caption, [await photo()])
    expect(await captions()).toEqual(['Inngang', 'Fyrrom', 'Stoppekran'])
    const moved = await act('showPictureFirst', { picture: present((await pictures())[2]).id })
    expect(moved).toMatchObject({ status: 'done', notice: texts.isFirst })
    expect(await captions()).toEqual(['Stoppekran', 'Inngang', 'Fyrrom'])
  })

  test('are described anew', async () => {
    await add('', [await photo()])
    const { id } = await only()
    expect(await act('describePicture', { picture: id, caption: 'Fyrrom' })).toMatchObject({ status: 'done' })
    expect(await captions()).toEqual(['Fyrrom'])
    await act('describePicture', { picture: id, caption: '' })
    expect(await captions()).toEqual([null])
  })

  test('go with their files when they are removed', async () => {
    await add('Inngang', [await photo()])
    const [stored] = await files()
    const { id } = await only()
    expect(await act('removePicture', { picture: id })).toMatchObject({ notice: texts.removed })
    expect(await pictures()).toEqual([])
    const asked = { who: worker.id, action: '', subject: '', before: '' }
    const { lines } = await readAudit(server.database.pool, asked)
    expect(lines[0]).toMatchObject({ detail: '1 bilde fjernet' })
    await deletePendingFiles(server)
    expect(await server.storage.exists(present(stored).path)).toBe(false)
    for (const name of ['describePicture', 'showPictureFirst', 'removePicture'] as const)
      expect(await act(name, { picture: id })).toMatchObject({ status: 'refused', message: texts.gone })
  })

  test('stay when photos go that no form was sent with', async () => {
    await add('Inngang', [await photo()])
    await purge(server, { now: new Date(Date.now() + 25 * 3_600_000) })
    expect(await captions()).toEqual(['Inngang'])
  })

  test('are those of their building alone', async () => {
    await add('Inngang', [await photo()])
    const { id } = await only()
    for (const building of [elvegata, randomUUID(), 'tull'])
      expect(await act('removePicture', { picture: id, building })).toMatchObject({ message: texts.gone })
    expect(await captions()).toEqual(['Inngang'])
  })
})

describe('a picture of a building is refused', () => {
  test('where it is none, and the others are added', async () => {
    const gif = new File(['GIF89a'], 'katt.gif', { type: 'image/gif' })
    expect(await add('', [gif])).toMatchObject({
      status: 'refused',
      errors: { imageUrls: expect.stringContaining('katt.gif') },
    })
    expect(await add('', [])).toMatchObject({ status: 'refused', message: texts.noFile })
    const both = await add('', [gif, await photo()])
    expect(both).toMatchObject({ status: 'done', notice: expect.stringContaining('katt.gif') })
    expect(await pictures()).toHaveLength(1)
  })

  test('where there is no such building', async () => {
    for (const building of [randomUUID(), 'tull'])
      expect(await add('', [await photo()], building)).toMatchObject({ message: buildingTexts.gone })
  })

  test('where the building has too many', async () => {
    await execute(
      server.database.pool,
      `insert into photos (id, storage_path, label, width, height, bytes, building_id)
       select gen_random_uuid(), number::text, '', 1, 1, 1, $1 from generate_series(1, $2::int) number`,
      [storgata, MAX_BUILDING_PICTURES],
    )
    expect(await add('', [await photo()])).toMatchObject({ message: texts.tooMany(MAX_BUILDING_PICTURES) })
    expect(await pictures()).toHaveLength(MAX_BUILDING_PICTURES)
  })

  test('of a role that reads no cases', async () => {
    const editor = await makeStaff(server.database.pool, 'redaktor')
    for (const action of Object.values(buildingActions))
      await expect(runAs(server, editor, action, { building: storgata })).rejects.toMatchObject({
        status: 403,
      })
  })
})
