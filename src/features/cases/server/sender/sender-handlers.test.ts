import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPhoto } from '../../../../../test/support/blank-photo.ts'
import { present } from '../../../../../test/support/present.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { withoutTable } from '../../../../../test/support/without-table.ts'
import { newSubmissionKey } from '../../../../domain/submissions/submission-key.ts'
import { MAX_TEXT_CHARACTERS } from '../../../../domain/text/text-limits.ts'
import { hiddenFields } from '../../../../forms/engine/hidden-fields.ts'
import { refusedPhotoWords } from '../../../../platform/photos/refused-photo.words.ts'
import { teamActions } from '../../../team/team.ts'
import { senderActions } from '../../sender-actions.ts'
import { casePageWords, myCasesWords } from '../../sender-page.words.ts'
import { parseCaseToken, tokenHash } from '../case-token.ts'
import type { ReceiveDeps } from '../store/receive.ts'
import { casePages } from './case-pages.ts'

let server: TemporaryServer
let sent: SentCase
beforeAll(async () => {
  server = await temporaryServer()
  sent = await sendCase(server, 'issue-report')
})
afterAll(() => server.stop())

/** The link that is opened, and replacements for the server's own dependencies. */
interface Link {
  token?: string
  deps?: Partial<ReceiveDeps>
}

/** Posts to the page of a case, as a browser does. */
function post(fields: Record<string, string> | FormData, { token = sent.token, deps = {} }: Link = {}) {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
  const request = new Request(`https://husvaer.eksempel.no/sak/${token}`, { method: 'POST', body })
  const asked = { request, address: null, now: new Date() }
  return casePages({ ...server.deps, ...deps }, server.photoDeps, asked).act(token)
}
const write = (message: string, link?: Link) => post({ action: senderActions.write.name, message }, link)
const shownCase = () => {
  const asked = { request: new Request('https://husvaer.eksempel.no'), address: null, now: new Date() }
  return casePages(server.deps, server.photoDeps, asked).read(sent.token)
}
const timeline = async () => (await shownCase())?.timeline.flatMap(({ text }) => text ?? [])

test('a message of the sender is stored, and leads back to the page', async () => {
  expect(await write('Det drypper ennå.')).toEqual({ status: 'moved', to: `/sak/${sent.token}#siste` })
  expect(await timeline()).toEqual(['Det drypper ennå.'])
})

test.each([
  ['', casePageWords.nb.writeMissing],
  ['x'.repeat(MAX_TEXT_CHARACTERS + 1), casePageWords.nb.writeTooLong],
])('a message that cannot be stored is given back with what is wrong', async (message, said) => {
  expect(await write(message)).toMatchObject({
    status: 'refused',
    httpStatus: 422,
    message: said,
    given: { message: [message] },
  })
})

test('a sender who writes too often is told so, and keeps the text', async () => {
  const limits = { ...server.deps.limits, allow: async () => false }
  expect(await write('Enda en', { deps: { limits } })).toMatchObject({
    status: 'refused',
    message: myCasesWords.nb.tooMany,
    given: { message: ['Enda en'] },
  })
})

test('a message that the database does not take is given back with 500 and the number to call', async () => {
  const { phone } = await server.deps.contact()
  const result = await withoutTable(server.database.pool, 'mails', () => write('Blir den borte?'))
  expect(result).toMatchObject({
    status: 'refused',
    httpStatus: 500,
    message: expect.stringContaining(phone),
    given: { message: ['Blir den borte?'] },
  })
  expect(await timeline()).toEqual(['Det drypper ennå.'])
})

test('a post without a photo says that none came', async () => {
  const result = await post({ action: senderActions.addPhotos.name })
  expect(result).toMatchObject({ status: 'refused', httpStatus: 422, shown: { refused: [] } })
})

test('photos that are stored beside rejected ones say which were rejected, and why', async () => {
  const body = new FormData()
  body.set('action', senderActions.addPhotos.name)
  const jpeg = new Uint8Array(await blankPhoto().jpeg().toBuffer())
  body.append('imageUrls', new File([jpeg], 'sluk.jpg', { type: 'image/jpeg' }))
  body.append('imageUrls', new File(['GIF89a'], 'katt.gif', { type: 'image/gif' }))
  const result = await post(body)
  expect(result).toMatchObject({
    status: 'done',
    notice: casePageWords.nb.somePhotosRefused(1),
    shown: { refused: [refusedPhotoWords.nb.type('katt.gif')] },
  })
  expect(await shownCase()).toMatchObject({ photos: [expect.anything()] })
})

test.each(['', 'write', 'message', teamActions.close.name])(
  'the action «%s» is not one of the sender’s',
  async (action) => {
    expect(await post({ action, id: 'x' })).toMatchObject({
      status: 'refused',
      httpStatus: 422,
      message: expect.stringContaining(casePageWords.nb.failed),
    })
  },
)

test('a link that opens no case does nothing', async () => {
  expect(await write('Hei', { token: 'A'.repeat(22) })).toMatchObject({ status: 'refused', httpStatus: 422 })
  expect(await write('Hei', { token: 'x' })).toMatchObject({ message: casePageWords.nb.gone.title })
})

test('a case is withdrawn, opened again, and its link renewed and removed', async () => {
  const page = { status: 'moved', to: `/sak/${sent.token}` }
  expect(await post({ action: senderActions.withdraw.name })).toEqual(page)
  expect(await post({ action: senderActions.withdraw.name })).toMatchObject({ status: 'refused' })
  expect(await post({ action: senderActions.reopen.name })).toEqual(page)
  const renewed = await post({ action: senderActions.renewLink.name })
  expect(renewed).toMatchObject({ status: 'moved', to: expect.stringMatching(/^\/sak\/[\w-]{22}$/) })
  const token = renewed.status === 'moved' ? renewed.to.slice('/sak/'.length) : ''
  expect(token).not.toBe(sent.token)
  const removed = () => post({ action: senderActions.removeLink.name }, { token })
  expect(await removed()).toMatchObject({ status: 'moved' })
  expect(await removed()).toMatchObject({ status: 'refused' })
})

test('the same press twice is done once, and answered the same', async () => {
  const { token } = await sendCase(server, 'issue-report')
  const twice = (action: string) => {
    const fields = { action, [hiddenFields.key]: newSubmissionKey() }
    return Promise.all([post(fields, { token }), post(fields, { token })])
  }
  const page = { status: 'moved', to: `/sak/${token}` }
  expect(await twice(senderActions.withdraw.name)).toEqual([page, page])
  expect(await twice(senderActions.reopen.name)).toEqual([page, page])
  const [renewed, again] = await twice(senderActions.renewLink.name)
  expect(renewed).toMatchObject({ status: 'moved', to: expect.stringMatching(/^\/sak\/[\w-]{22}$/) })
  expect(again).toEqual(renewed)
})

test('photos of a second post with the same key are not taken for those of the first', async () => {
  const { token } = await sendCase(server, 'issue-report')
  const jpeg = new Uint8Array(await blankPhoto().jpeg().toBuffer())
  const fields = { action: senderActions.addPhotos.name, [hiddenFields.key]: newSubmissionKey() }
  for (const name of ['a.jpg', 'b.jpg']) {
    const body = new FormData()
    for (const [field, value] of Object.entries(fields)) body.append(field, value)
    body.append('imageUrls', new File([jpeg], name, { type: 'image/jpeg' }))
    expect(await post(body, { token })).toMatchObject({ status: 'moved' })
  }
  const { rows } = await server.database.pool.query(
    'select count(*)::int as photos from photos join cases on cases.id = case_id where token_hash = $1',
    [tokenHash(present(parseCaseToken(token)))],
  )
  expect(rows).toEqual([{ photos: 2 }])
})
