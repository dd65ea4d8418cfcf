import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { s3Server } from '../../../test/support/s3-server.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import type { CaseToken } from '../../features/cases/server/case-token.ts'
import { findCase, receiptOf, senderCase } from '../../features/cases/server/sender/sender-case.ts'
import { receiveForm } from '../../features/cases/server/store/receive.ts'
import { purge } from '../../features/privacy/server/purge.ts'
import { photoLink } from './photo-links.ts'

const issueReport = formWithId('issue-report')

describe.each(['file system', 'S3'] as const)('photos on the %s', (kind) => {
  let server: TemporaryServer
  let s3: Awaited<ReturnType<typeof s3Server>> | null = null
  beforeAll(async () => {
    s3 = kind === 'S3' ? await s3Server() : null
    server = await temporaryServer(s3?.environment)
  })
  afterAll(async () => {
    await server.stop()
    await s3?.close()
  })

  const query = async (sql: string, values: unknown[] = []) =>
    (await server.database.pool.query(sql, values)).rows
  const record = async (token: CaseToken) => {
    const found = await findCase(server.deps, token)
    if (!found) throw new Error('The token opens no case')
    return found
  }
  async function sent(own: Record<string, string[]>) {
    const received = await receiveForm(server.deps, issueReport, {
      entries: { ...sampleEntries(issueReport), ...own },
      photos: [],
      refused: [],
      address: null,
      now: new Date(),
      reference: 'TEST',
    })
    if (received.outcome !== 'sent') throw new Error(received.outcome)
    return received.case
  }

  const upload = (bytes: Buffer, name = 'lekkasje.jpg') =>
    fetch(`${server.url}/api/vedlegg`, {
      method: 'POST',
      headers: { 'X-File-Name': encodeURIComponent(name) },
      body: new Uint8Array(bytes),
    })
  const photo = () =>
    blankPhoto(60, 30, '#c33')
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()

  test('are rotated, stripped of metadata, private, and shown by signed links only', async () => {
    const original = await photo()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const response = await upload(original, 'stue æøå.jpg')
    expect(response.status).toBe(201)
    const { url } = await response.json()
    const stored = await sent({ imageUrls: [url] })
    expect(stored.photosMissing).toBe(0)
    const [row] = await query('select * from photos where case_id = $1', [stored.id])
    expect(row).toMatchObject({ label: 'stue æøå.jpg', width: 30, height: 60 })
    expect(row.storage_path).not.toContain('stue')
    expect((await fetch(url.replace(server.config.PUBLIC_URL, server.url))).status).toBe(404)
    const [shown] = (await senderCase(server.deps, await record(stored.token), new Date())).photos
    const seen = await fetch(server.url + shown?.src)
    expect(seen.headers.get('content-type')).toBe('image/jpeg')
    const metadata = await sharp(Buffer.from(await seen.arrayBuffer())).metadata()
    expect([metadata.exif, metadata.icc, metadata.orientation, metadata.width]).toEqual([
      undefined,
      undefined,
      undefined,
      30,
    ])
    const old = photoLink(server.secret, row.id, Date.now() - 6 * 60_000)
    const wrong = [
      old,
      shown?.src?.replace(/s=(.)/, (_, sign) => `s=${sign === 'A' ? 'B' : 'A'}`),
      shown?.src?.replace(/til=\d+/, 'til=1'),
      `/vedlegg/${row.id}`,
    ]
    for (const link of wrong) expect((await fetch(server.url + link)).status).toBe(403)
  })

  test('cannot be attached to another case', async () => {
    const { url } = await (await upload(await photo())).json()
    await sent({ imageUrls: [url] })
    const thief = await sent({ imageUrls: [url] })
    expect(thief.photosMissing).toBe(1)
    expect(await query('select 1 from photos where case_id = $1', [thief.id])).toEqual([])
  })

  test('that did not arrive count as missing, each by itself, and the report is stored', async () => {
    const { url } = await (await upload(await photo())).json()
    const stored = await sent({ imageUrls: ['lost', url, 'lost', 'https://eksempel.no/bilde.jpg'] })
    expect(stored.photosMissing).toBe(3)
    expect((await receiptOf(server.deps, await record(stored.token))).photosMissing).toBe(3)
    const [event] = await query(`select data from case_events where case_id = $1 and kind = 'sent'`, [
      stored.id,
    ])
    expect(event.data).toMatchObject({ photos: 1, photosMissing: 3 })
  })

  test.each([
    [
      'a text',
      Buffer.from('hei'),
      'type',
      'Ugyldig filtype',
      'a.jpg is not a valid image type. Only JPEG/JPG/PNG allowed.',
    ],
    [
      'a GIF',
      Buffer.from('GIF89a\x01\0\x01\0'),
      'type',
      'Ugyldig filtype',
      'a.jpg is not a valid image type. Only JPEG/JPG/PNG allowed.',
    ],
    [
      'a HEIC',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
      'heic',
      'Ugyldig filtype',
      'a.jpg is not a valid image type. Only JPEG/JPG/PNG allowed.',
    ],
    [
      'half a JPEG',
      Buffer.from('\xff\xd8\xff\xe0 and then nothing', 'latin1'),
      'type',
      'Ugyldig filtype',
      'a.jpg is not a valid image type. Only JPEG/JPG/PNG allowed.',
    ],
    [
      '10 MB and a bit',
      Buffer.alloc(10 * 1024 * 1024 + 1, 0xff),
      'size',
      'Fil for stor',
      'a.jpg is larger than 10MB.',
    ],
  ])('%s is refused in the words of the specification', async (_, bytes, error, title, text) => {
    const response = await upload(bytes, 'a.jpg')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error, title, text, lang: 'en' })
    expect(await readdir(server.photoDeps.workFolder)).toEqual([])
  })

  test('with more than 60 megapixels are refused before they are unpacked', async () => {
    const huge = await blankPhoto(10_000, 6001, '#fff').png().toBuffer()
    const response = await upload(huge)
    expect([response.status, await response.json()]).toMatchObject([422, { error: 'pixels' }])
  })

  test('of forms that were never sent are erased after a day', async () => {
    const { url } = await (await upload(await photo())).json()
    const [row] = await query('select id, storage_path from photos where object_name = $1', [
      url.split('/property-images/')[1],
    ])
    expect(await server.storage.exists(row.storage_path)).toBe(true)
    await purge(server, { now: new Date(Date.now() + 23 * 3_600_000) })
    expect(await query('select 1 from photos where id = $1', [row.id])).toHaveLength(1)
    await purge(server, { now: new Date(Date.now() + 25 * 3_600_000) })
    expect(await query('select 1 from photos where id = $1', [row.id])).toEqual([])
    expect(await server.storage.exists(row.storage_path)).toBe(false)
  })
})
