import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { type WrittenFile, type WrittenMail, writtenMail } from '../../../../test/support/written-mail.ts'
import { ICON_ID } from '../../../domain/contact/mail-icon.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { findCase, senderCase } from '../../cases/server/sender/sender-case.ts'
import { operator } from '../../inbox/server/caseworker.ts'
import { purge } from '../../privacy/server/purge.ts'
import { acceptHeldMail } from './accept-held-mail.ts'
import { discardHeld, readHeld } from './held-mail.ts'
import { ingestMail } from './ingest-mail.ts'

const stranger = 'samboer@eksempel.no'
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
let server: TemporaryServer
let photo: Buffer
beforeAll(async () => {
  server = await temporaryServer({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no' })
  photo = await blankPhoto(60, 40, '#a43').jpeg().toBuffer()
})
afterAll(() => server.stop())

const take = ({ id }: SentCase, written: WrittenMail) => {
  const to = caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, id))
  return ingestMail(server.incoming, Buffer.from(writtenMail({ to, ...written })), { source: 'webhook' })
}
const seen = async ({ token }: SentCase) => {
  const record = await findCase(server.deps, token)
  if (!record) throw new Error('No case')
  const { photos, timeline } = await senderCase(server.deps, record, new Date())
  return { photos: photos.length, texts: timeline.map(({ text }) => text).filter(Boolean) }
}
const heldOf = async ({ reference }: SentCase) => {
  const worker = await makeStaff(server.database.pool, 'administrator')
  return (await readHeld(server, worker, new Date())).filter((mail) => mail.reference === reference)
}

describe('an attachment of an answer', () => {
  test.each<[string, Partial<WrittenFile>, string | undefined, number]>([
    ['attached', { disposition: 'attachment', name: 'IMG_1.jpeg' }, undefined, 1],
    ['in the text of Apple Mail', { disposition: 'inline', name: 'IMG_1.jpeg' }, undefined, 1],
    [
      'shown in the HTML under its own name',
      { disposition: 'inline', name: 'IMG_1.jpeg', cid: 'a@b' },
      '<p>Se</p><img src="cid:a@b">',
      1,
    ],
    ['without a name, shown nowhere', { disposition: 'inline', cid: 'a@b' }, '<p>Se</p>', 1],
    ['of the type that some telephones give', { type: 'image/jpg', name: 'a.jpg' }, undefined, 1],
    ['of no type', { type: 'application/octet-stream', name: 'a.JPG' }, undefined, 1],
    ['of a letterhead', { disposition: 'inline', cid: 'a@b' }, '<p>Se</p><img src="cid:a@b">', 0],
    [
      'our own icon, of the mail that is answered',
      { disposition: 'attachment', name: 'noname.jpg', cid: ICON_ID },
      undefined,
      0,
    ],
    [
      'of a signature in Outlook',
      { disposition: 'inline', name: 'image001.jpg', cid: 'image001.jpg@01DC' },
      '<p>Se</p><img src="cid:image001.jpg@01DC">',
      0,
    ],
  ])('is stored if it is a photo that the sender attached: %s', async (_, file, html, count) => {
    const sent = await sendCase(server, 'issue-report')
    const files = [{ content: photo, ...file }]
    expect(await take(sent, { files, body: 'Se', ...(html ? { html } : {}) })).toBe('taken')
    expect(await seen(sent)).toEqual({ photos: count, texts: ['Se'] })
  })

  test('that was refused is named in the case', async () => {
    const sent = await sendCase(server, 'issue-report')
    const files = [
      { content: photo, name: 'god.jpg' },
      { content: Buffer.from('ikke et bilde'), name: 'ødelagt.jpg' },
      { content: Buffer.from('%PDF'), type: 'application/pdf', name: 'kontrakt.pdf' },
      { content: Buffer.from('x'), type: 'application/pkcs7-signature', name: 'smime.p7s' },
    ]
    expect(await take(sent, { files, body: 'Se' })).toBe('taken')
    expect(await seen(sent)).toEqual({
      photos: 1,
      texts: ['Se\n\n(Vedlegg: ødelagt.jpg, kontrakt.pdf)'],
    })
  })

  test('that the form has no field for is named in the case', async () => {
    const sent = await sendCase(server, 'contact-message')
    await take(sent, { files: [{ content: photo, name: 'a.jpg' }], body: '' })
    expect(await seen(sent)).toEqual({ photos: 0, texts: ['(Vedlegg: a.jpg)'] })
  })

  test('beyond ten photos is named in the case', async () => {
    const sent = await sendCase(server, 'issue-report')
    const files = Array.from({ length: 12 }, (_, index) => ({ content: photo, name: `${index + 1}.jpg` }))
    await take(sent, { files, body: 'Mange' })
    expect(await seen(sent)).toEqual({
      photos: 10,
      texts: ['Mange\n\n(Vedlegg: 11.jpg, 12.jpg)'],
    })
  })
})

describe('a held mail', () => {
  const files = () => [
    { content: photo, name: 'IMG_1.jpeg', disposition: 'inline' as const },
    { content: Buffer.from('%PDF'), type: 'application/pdf', name: 'kontrakt.pdf' },
  ]
  const photosOf = async ({ id }: SentCase) =>
    (
      await server.database.pool.query<{ storage_path: string }>(
        'select storage_path from photos where case_id = $1 or mail_id in (select id from incoming_mails where case_id = $1)',
        [id],
      )
    ).rows

  test('keeps its photos out of the case until it is accepted', async () => {
    const sent = await sendCase(server, 'issue-report')
    expect(await take(sent, { from: stranger, files: files(), body: 'Se' })).toBe('held')
    expect(await seen(sent)).toEqual({ photos: 0, texts: [] })
    await purge(server, { now: later(72) })
    const [waiting] = await heldOf(sent)
    expect(waiting?.attached).toEqual(['med ett bilde'])
    expect(await acceptHeldMail(server.deps, operator, waiting?.id ?? '', new Date())).toBe(true)
    expect(await seen(sent)).toEqual({
      photos: 1,
      texts: ['Se\n\n(Vedlegg: kontrakt.pdf)'],
    })
  })

  test('is deleted with its photos', async () => {
    const sent = await sendCase(server, 'issue-report')
    await take(sent, { from: stranger, files: files() })
    const [photos, [waiting]] = [await photosOf(sent), await heldOf(sent)]
    const worker = await makeStaff(server.database.pool, 'administrator')
    expect(photos).toHaveLength(1)
    expect(await discardHeld(server, { id: waiting?.id ?? '', by: worker.id })).toBe(true)
    expect(await photosOf(sent)).toEqual([])
    await purge(server, { now: later(0) })
    expect(await server.storage.exists(photos[0]?.storage_path ?? '')).toBe(false)
  })

  test('is erased with its photos when its case is erased', async () => {
    const sent = await sendCase(server, 'issue-report')
    await take(sent, { from: stranger, files: files() })
    const [photos] = [await photosOf(sent)]
    await server.database.pool.query('delete from cases where id = $1', [sent.id])
    await purge(server, { now: later(25) })
    expect(await server.storage.exists(photos[0]?.storage_path ?? '')).toBe(false)
  })
})
