import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { signedIn } from '../../../test/support/colleagues.ts'
import { type FaultyProxy, faultyProxy } from '../../../test/support/faulty-proxy.ts'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { temporaryDatabase } from '../../../test/support/temporary-site.ts'
import { myCasesActions } from '../../features/cases/my-cases-actions.ts'
import { senderActions } from '../../features/cases/sender-actions.ts'
import { signInActions } from '../../features/sign-in/sign-in.ts'
import type { ActionOutcome } from '../../forms/engine/action-result.ts'
import { publicBucket } from '../../platform/storage/storage.ts'
import type { Render } from '../render/render.ts'
import type { PageServices } from './page-services.ts'

const form = formWithId('contact-message')
const answers = Object.fromEntries(
  Object.entries(sampleEntries(form)).map(([name, [text = '']]) => [name, text]),
)
const origin = 'https://husvaer.eksempel.no'
const token = 'x'.repeat(22)
const inboundKey = 'n'.repeat(32)
const mailText = 'From: kari@eksempel.no\r\nTo: post@eksempel.no\r\nMessage-ID: <1@eksempel.no>\r\n\r\nHei'

const statusOf = (outcome: ActionOutcome | null) => (outcome?.status === 'refused' ? outcome.httpStatus : 200)

/** Does what the actions of the pages do. */
const render: Render<PageServices> = async ({ method, url }, page, services) => {
  const { pathname } = new URL(url)
  const answer = (status: number) =>
    new Response('<html></html>', { status, headers: { 'Content-Type': 'text/html' } })
  try {
    if (method !== 'POST') return answer(200)
    if (pathname === form.page) {
      const submitted = await services.submit(form)
      return answer(submitted.sent ? 303 : submitted.status)
    }
    if (pathname === '/login') await services.signIn.signIn(signInActions, {})
    else if (pathname === '/mine-saker') return answer(statusOf(await services.cases.openMyCases()))
    else if (pathname.startsWith('/sak/')) return answer(statusOf(await services.cases.act(token)))
    else await services.staff.admit('/saker')
    return answer(200)
  } catch (error) {
    page.fail('Unexpected Application Error!', error)
    return answer(500)
  }
}

let server: TemporaryServer
let proxy: FaultyProxy
let drop: () => Promise<void>
let cookie = ''
beforeAll(async () => {
  const database = await temporaryDatabase()
  drop = database.drop
  const url = new URL(database.url)
  proxy = await faultyProxy(Number(url.port))
  // By its port, which the proxy stands on, and not by its socket.
  url.search = ''
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  server = await temporaryServer(
    { PUBLIC_URL: origin, DATABASE_URL: url.href, INBOUND_MAIL_KEY: inboundKey },
    { render },
  )
  const { jar } = await signedIn(server, 'administrator')
  cookie = jar.headers.get('cookie') ?? ''
})
afterAll(async () => {
  await proxy.close()
  await server.stop()
  await drop()
})

const asForm = (entries: Record<string, string>): RequestInit => ({ body: new URLSearchParams(entries) })
const asJson = (body: object): RequestInit => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

type Post = [path: string, init: () => RequestInit | Promise<RequestInit>]

const photo = async () => ({ body: new Uint8Array(await blankPhoto().jpeg().toBuffer()) })

const batch = '00000000-0000-4000-8000-000000000000'

/** A post to every route that takes one; or why it asks the database for nothing. */
const routes: Record<string, Post | string> = {
  'ALL /*': 'What the other routes go through.',
  'POST /api/feil': 'It writes to the log.',
  'POST /api/sikkerhetsrapport': 'It writes to the log.',
  'POST /api/innkommende-epost': [
    '/api/innkommende-epost',
    () => ({ headers: { Authorization: `Bearer ${inboundKey}` }, body: mailText }),
  ],
  'ALL /rest/v1/:table': 'The public key reads only.',
  'ALL /rest/v1/*': 'It answers 404.',
  'ALL /functions/v1/:name': ['/functions/v1/send-contact-message', () => asJson(answers)],
  'ALL /storage/v1/object/:bucket/*': [`/storage/v1/object/${publicBucket}/issue-report-1.jpg`, photo],
  'ALL /storage/v1/*': 'It answers 404.',
  'ALL /api/skjema/*': 'What the forms go through.',
  'ALL /api/vedlegg': 'What the photos go through.',
  'POST /api/skjema/:form': ['/api/skjema/contact-message', () => asJson(answers)],
  'POST /api/vedlegg': ['/api/vedlegg', photo],
  'POST /si-fra/:token/stopp': [`/si-fra/${token}/stopp`, () => asForm({ 'List-Unsubscribe': 'One-Click' })],
  'POST /driftsmelding/:recipient/stopp': [
    `/driftsmelding/${batch}/stopp`,
    () => asForm({ 'List-Unsubscribe': 'One-Click' }),
  ],
  'POST /api/driftsmeldinger': ['/api/driftsmeldinger', () => asJson({ address: 'Storgata 31' })],
  'POST /api/ansatt/her': ['/api/ansatt/her', () => asJson({})],
  'POST /api/ansatt/person.json': [
    '/api/ansatt/person.json',
    () => asForm({ epost: 'kari@eksempel.no', grunn: 'Innsyn' }),
  ],
  'POST /api/ansatt/bilder': ['/api/ansatt/bilder', () => asJson({})],
  'POST /api/ansatt/bilder/:batch/bilde': [`/api/ansatt/bilder/${batch}/bilde?navn=a.jpg`, photo],
  'POST /api/ansatt/bilder/:batch/ferdig': [`/api/ansatt/bilder/${batch}/ferdig`, () => asJson({})],
  'POST /api/ansatt/bilder/:batch/zip': [
    `/api/ansatt/bilder/${batch}/zip?navn=a.zip&storrelse=9`,
    () => asJson({}),
  ],
  'POST /api/ansatt/bilder/:batch/zip/:archive/:piece{\\d+}': [
    `/api/ansatt/bilder/${batch}/zip/${batch}/0`,
    photo,
  ],
  'POST /api/ansatt/utboks': ['/api/ansatt/utboks', () => asForm({})],
  'POST /api/ansatt/passkey/generate-authenticate-options': 'It is read, and answers a post with 404.',
  'POST /api/ansatt/passkey/verify-authentication': 'Without a challenge that was read it answers 400.',
  'POST /api/ansatt/passkey/generate-register-options': [
    '/api/ansatt/passkey/generate-register-options',
    () => asJson({}),
  ],
  'POST /api/ansatt/passkey/verify-registration': [
    '/api/ansatt/passkey/verify-registration',
    () => asJson({}),
  ],
  'POST /api/ansatt/godkjenn-konto': ['/api/ansatt/godkjenn-konto', () => asJson({})],
  'POST /api/ansatt/bekreft': ['/api/ansatt/bekreft', () => asJson({})],
  'ALL /api/*': 'It answers 404.',
  'ALL /assets/*': 'It answers 404.',
  'ALL /:file{[^/]+\\.[a-z0-9]+}': 'It answers 404.',
}

/** The pages that take posts. */
const pages: Post[] = [
  [form.page, () => asForm(answers)],
  ['/mine-saker', () => asForm({ action: myCasesActions.sendCode.name, email: 'kari@eksempel.no' })],
  [`/sak/${token}`, () => asForm({ action: senderActions.withdraw.name })],
  [
    '/login',
    () => asForm({ action: signInActions.enterPassword.name, email: 'a@b.no', password: 'et passord' }),
  ],
  ['/saker', () => asForm({ action: 'x' })],
]
const posts = [...pages, ...Object.values(routes).filter((post) => typeof post !== 'string')]

test('each route that takes posts is here, with what is posted to it', () => {
  const posting = server.routes.filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route))
  expect([...new Set(posting)].toSorted()).toEqual(Object.keys(routes).toSorted())
})

async function post([path, init]: Post): Promise<number> {
  const { headers, ...rest } = await init()
  const answer = await fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, Origin: origin, apikey: 'husvaer-public', ...headers },
    // Far above three seconds on a busy machine; a connection that is opened is given up after five anyway.
    signal: AbortSignal.timeout(4500),
    ...rest,
  })
  await answer.arrayBuffer()
  return answer.status
}

describe('while the database hangs', () => {
  let statuses: Map<Post, number | Error>
  beforeAll(async () => {
    // The process that decodes photos has begun.
    await post(['/api/vedlegg', photo])
    proxy.set({ kind: 'silent' })
    // At once: none of them learns from another one that it hangs before it has asked itself.
    statuses = new Map(
      await Promise.all(
        posts.map(async (each) => [each, await post(each).catch((error: Error) => error)] as const),
      ),
    )
  })

  test.each(posts.map((each) => [each[0], each] as const))('a post is answered: %s', (_, each) => {
    expect(statuses.get(each)).toBe(503)
  })
})
