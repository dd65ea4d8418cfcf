import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MailServer, mailServer } from '../../../../test/support/mail-server.ts'
import { present } from '../../../../test/support/present.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parseCaseToken } from './case-token.ts'

/** The catalogue with one line more, as `docs/add-a-form.md` says. */
vi.mock('../../form-catalogue/catalogue.ts', async (original) => {
  const catalogue = await original<typeof import('../../form-catalogue/catalogue.ts')>()
  const { bikeParking } = await import('../../../../test/support/added-form.ts')
  const allForms = [...catalogue.allForms, bikeParking]
  return {
    allForms,
    findForm: (id: string) => catalogue.findForm(id, allForms),
    formForFunction: (name: string, body: Record<string, unknown>) =>
      catalogue.formForFunction(name, body, allForms),
  }
})

let mailbox: MailServer
let server: TemporaryServer
beforeAll(async () => {
  mailbox = await mailServer()
  server = await temporaryServer({ SMTP_URL: mailbox.url }, { sendsMail: true })
})
afterAll(async () => {
  await server.stop()
  await mailbox.close()
})

test('a form that is one file and one line works everywhere', async () => {
  const { purge } = await import('../../privacy/server/purge.ts')
  const { findCase, receiptOf, senderCase } = await import('./sender/sender-case.ts')
  const { privacyLines } = await import('../../../forms/engine/privacy.ts')
  const { pagePolicy } = await import('../../../site/addresses/page-policy.ts')
  const { allForms } = await import('../../form-catalogue/catalogue.ts')

  const post = (path: string, body: object, headers = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const answers = { name: 'Kari', email: 'kari@eksempel.no', kind: 'cargo', note: 'Står i gangen' }

  const refused = await post('/api/skjema/bike-parking', { kind: 'moped' })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { fields: { name: 'Navn må fylles ut', email: 'E-post må fylles ut', kind: 'Velg sykkel' } },
  ])

  const stored = await post('/api/skjema/bike-parking', answers)
  const sent: { reference: string; case: string; title: string } = await stored.json()
  expect([stored.status, sent.title]).toEqual([201, 'Søknad sendt!'])
  expect(sent.reference).toMatch(/^RAD-/)

  const viaFunction = await post('/functions/v1/send-bike-parking', answers, { apikey: 'husvaer-public' })
  expect(viaFunction.status).toBe(200)

  const openApi = await (await fetch(`${server.url}/api/openapi.json`)).json()
  expect(openApi).toHaveProperty(['paths', '/api/skjema/bike-parking'])

  await expect.poll(() => mailbox.received.length).toBe(4)
  const company = mailbox.received.find(({ subject }) => subject === `Sykkelplass ${sent.reference}`)
  expect(company?.text).toContain('Sykkel: Lastesykkel')
  expect(company?.text).not.toContain('Står i gangen')

  const token = present(parseCaseToken(sent.case.replace('/sak/', '')))
  const record = present(await findCase(server.deps, token))
  const shown = await senderCase(server.deps, record, new Date())
  expect(shown.answers.map(({ label, isMasked }) => [label, isMasked])).toEqual([
    ['Navn', false],
    ['E-post', false],
    ['Sykkel', false],
    ['Merknad', true],
  ])
  expect((await receiptOf(server.deps, record)).next).toEqual(['Vi ser etter en ledig plass.'])

  const added = allForms.find(({ prefix }) => prefix === 'RAD')
  expect(added && privacyLines(added).readers).toBe('Bare vaktmestere leser dem.')
  expect(pagePolicy('/sykkelplass')).toBe('form')

  const later = new Date(Date.now() + 3 * 365 * 86_400_000)
  expect(await purge(server, { now: later, dryRun: true, forms: allForms })).toEqual([
    { form: 'bike-parking', cases: 2, sensitive: 0, photos: 0 },
  ])
})
