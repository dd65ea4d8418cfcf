import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { signedIn } from '../../../test/support/colleagues.ts'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { signInActions } from '../../features/sign-in/sign-in.ts'
import type { Render } from '../render/render.ts'
import { readHealth } from './health.ts'
import type { PageServices } from './page-services.ts'

const form = formWithId('contact-message')
const answers = Object.fromEntries(
  Object.entries(sampleEntries(form)).map(([name, [text = '']]) => [name, text]),
)
const origin = 'https://husvaer.eksempel.no'

/** Reads and does what a page does, and answers a failure as React Router does: by the page of an error. */
const render: Render<PageServices> = async ({ method, url }, page, services) => {
  const { pathname } = new URL(url)
  const answer = (status: number, html: unknown) =>
    new Response(`<html>${JSON.stringify(html)}</html>`, { status, headers: { 'Content-Type': 'text/html' } })
  try {
    if (method === 'POST' && pathname === form.page) {
      const submitted = await services.submit(form)
      return answer(submitted.sent ? 303 : submitted.status, submitted)
    }
    if (method === 'POST' && pathname === '/login') await services.signIn.signIn(signInActions, {})
    else if (pathname.startsWith('/saker')) await services.staff.admit('/saker')
    else if (pathname.startsWith('/sak/')) await services.cases.read('x'.repeat(22))
    else if (pathname === '/eiendommer') await page.catalogue.vacantHomes()
    return answer(200, 'A page')
  } catch (error) {
    page.fail('Unexpected Application Error!', error)
    return answer(500, 'Unexpected Application Error!')
  }
}

let server: TemporaryServer
let cookie = ''
let held: PoolClient[]
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: origin }, { render })
  const { jar } = await signedIn(server)
  cookie = jar.headers.get('cookie') ?? ''
  const { pool, reads } = server.database
  held = [await holdConnections(pool), await holdConnections(reads)]
})
afterAll(() => server.stop())

/** Leaves a pool one connection, which other work holds. */
async function holdConnections(pool: Pool): Promise<PoolClient> {
  const spare = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of spare) client.release(true)
  Object.assign(pool.options, { max: 1 })
  const client = await pool.connect()
  Object.assign(pool.options, { connectionTimeoutMillis: 100 })
  return client
}

const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(server.url + path, {
    redirect: 'manual',
    ...init,
    headers: { cookie, Origin: origin, apikey: 'husvaer-public', ...headers },
  })

const asForm = (entries: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(entries),
})
const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

describe('while no connection to the database is to be had', () => {
  test.each<[string, string, RequestInit]>([
    ['a page', '/eiendommer', {}],
    ['the page of a case', `/sak/${'x'.repeat(22)}`, {}],
    ['a staff page', '/saker', {}],
    ['the data of a staff page', '/saker.data', {}],
    ['an action of a staff page', '/saker', asForm({ action: 'x' })],
    ['a sign-in', '/login', asForm({ action: 'sign-in', email: 'a@eksempel.no', password: 'et passord' })],
    ['a passkey', '/api/ansatt/passkey/generate-authenticate-options', {}],
    ['a download of the staff', '/api/ansatt/eiendommer.csv', {}],
    ['a stream of the staff', '/api/ansatt/hendelser', {}],
    ['data for the browser', '/api/eiendommer', {}],
    ['a suggestion', '/api/sok?q=bolig', {}],
    ['a form of a page', form.page, asForm(answers)],
    ['a form as JSON', '/api/skjema/contact-message', asJson(answers)],
    ['a form of the legacy API', '/functions/v1/send-contact-message', asJson(answers)],
  ])('answers with 503 and when to try again: %s', async (_, path, init) => {
    const answer = await ask(path, init)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answer.headers.get('cache-control')).toContain('no-')
  })

  test('gives a form back with what was typed, and says what to do', async () => {
    const html = await (await ask(form.page, asForm(answers))).text()
    for (const answer of Object.values(answers)) expect(html).toContain(answer.split('\n')[0])
    expect(html).toContain('Vent noen sekunder, og send en gang til.')
    const json = await (await ask('/api/skjema/contact-message', asJson(answers))).json()
    expect(json).toMatchObject({ ...form.failure, more: expect.stringContaining('står her'), reference: /./ })
  })

  test('says how a post to a page that cannot be shown is sent again', async () => {
    const posted = await (await ask('/saker', asForm({ message: 'Hei' }))).text()
    expect(posted).toContain('last siden på nytt: da sender nettleseren det en gang til')
    expect(posted).toMatch(/Referanse: <code>[A-Z2-9]{8}</)
    expect(await (await ask('/saker')).text()).toContain('Vent noen sekunder, og last siden på nytt.')
  })

  test('asks for a photo again', async () => {
    const body = await blankPhoto().jpeg().toBuffer()
    const answer = await ask('/api/vedlegg', { method: 'POST', body: new Uint8Array(body) })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })
})

describe('while all connections to a database that answers are in use', () => {
  test('is ready and says that it is busy', async () => {
    const answer = await ask('/healthz')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ ready: true, database: 'busy' }),
    ])
  })

  test('is not ready where the database does not answer the listener either', async () => {
    const deaf = { database: server.database, listener: { isListening: () => false } }
    expect(await readHealth(deaf, server.queue, { restarts: 0, lastCrash: null })).toMatchObject({
      ready: false,
      database: 'unreachable',
    })
  })
})

test('a page that fails for another reason is answered with 500', async () => {
  for (const client of held) client.release()
  const { pool } = server.database
  Object.assign(pool.options, { connectionTimeoutMillis: 5000 })
  await pool.query('alter table cases rename to cases_elsewhere')
  expect((await ask(`/sak/${'x'.repeat(22)}`)).status).toBe(500)
})
