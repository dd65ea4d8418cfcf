import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatOrgNumber } from '../../src/domain/contact/norwegian-number-formats.ts'
import { formatNumber } from '../../src/domain/format/format.ts'
import { defaultLanguage } from '../../src/domain/text/language.ts'
import { dimensions } from '../../src/features/portfolio-browsing/filters/dimensions.ts'
import { formWithId } from '../support/form-with-id.ts'
import { textsOf } from '../support/landlord-texts.ts'
import { firstLandlord, templateLandlord } from '../support/landlords.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { type SecondSite, startSecondSite } from '../support/second-site.ts'
import { sitemapPaths } from '../support/sitemap.ts'
import { temporaryDatabase } from '../support/temporary-site.ts'

let database: Awaited<ReturnType<typeof temporaryDatabase>>
let site: SecondSite

beforeAll(async () => {
  database = await temporaryDatabase()
  site = await startSecondSite(database.url)
}, 600_000)

afterAll(async () => {
  await site.remove()
  await database.drop()
})

/** Round rents that the filters of any landlord's list offer. */
const { choices: rentSteps } = dimensions.maksleie

/** Names and numbers of the first landlord, in whatever text they stand. */
const { company, tenantPortal, finnOrganisation } = firstLandlord.company
const facts = [
  company.shortName,
  ...company.cities,
  company.phone,
  company.onCallPhone,
  'husvaer.example',
  formatOrgNumber(company.orgNumber),
  tenantPortal.name,
  finnOrganisation,
  'coliving',
  'reklame',
  ...[
    firstLandlord.prices.colivingRooms,
    firstLandlord.prices.storageSizes,
    firstLandlord.prices.parkingSpaces,
  ]
    .flat()
    .filter(({ pricePerMonth }) => pricePerMonth >= 1000 && !rentSteps.includes(pricePerMonth))
    .map(({ pricePerMonth }) => formatNumber(pricePerMonth, defaultLanguage)),
]

/** Long enough that no label of the product's is taken for it. */
const SENTENCE = 25

/** Texts of the first landlord that the product's forms say too. */
const saidByForms = [
  'Beskjed når noe blir ledig',
  'Leilighet, hybel eller hus',
  'Noe er ødelagt, lekker eller virker ikke.',
  'Når det ikke hjelper å snakke sammen.',
  'Sjekkliste for flyttevask',
]

const notTraces = new Set([...saidByForms, ...textsOf(templateLandlord).map(({ text }) => text)])
const sentences = textsOf(firstLandlord)
  .filter(({ place }) => !place.startsWith('guides.ts'))
  .map(({ text }) => text)
  .filter((text) => text.length >= SENTENCE && !notTraces.has(text))

/** What of the first landlord stands in a text. */
function tracesIn(text: string): string[] {
  const lower = text.toLocaleLowerCase('nb')
  return [...facts, ...sentences].filter((trace) => lower.includes(trace.toLocaleLowerCase('nb')))
}

const read = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/** The text of the files that the build has made for browsers. */
async function builtText(names: RegExp): Promise<string> {
  const built = join(site.folder, 'build/app/client')
  const files = (await readdir(built, { recursive: true })).filter((file) => names.test(file))
  return (await Promise.all(files.map((file) => readFile(join(built, file), 'utf8')))).join('\n')
}

/** Pages that are not shown at once: the second step of signing in comes after the first. */
const statusOf: Record<string, number> = { '/finnes-ikke': 404, '/login/andre-steg': 303 }

test('no public page has a trace of the first landlord', async () => {
  const listed = await sitemapPaths(async (path) => (await read(path)).text)
  const found: Record<string, string[]> = {}
  for (const path of new Set([...site.paths, ...listed, '/kundeservice?skjema=issue', '/finnes-ikke'])) {
    const { status, text } = await read(path)
    expect([path, status]).toEqual([path, statusOf[path] ?? 200])
    if (status !== 303) expect(text, path).toContain('Nordlys')
    expect(text.replace(/<script.*?<\/script>/gs, ''), path).not.toMatch(/\[object |undefined|Storby|Lilleby/)
    const traces = tracesIn(text)
    if (traces.length > 0) found[path] = traces
  }
  expect(found).toEqual({})
  expect(site.paths.length).toBeGreaterThan(30)
  expect(listed).toContain('/eiendommer/5ec0d000-0000-4000-8000-000000000001')
})

test.each([
  '/sitemap-sider.xml',
  '/manifest.webmanifest',
  '/robots.txt',
  '/api/openapi.json',
  '/api/eiendommer',
])('%s has no trace of the first landlord', async (path) => {
  const { status, text } = await read(path)
  expect(status).toBe(200)
  expect(tracesIn(text)).toEqual([])
})

test('the source has no type errors', async () => {
  expect(await site.typeErrors()).toBe('')
}, 600_000)

test('a category that is not offered has no page, and no entry in a menu, list or form', async () => {
  for (const path of ['/coliving', '/coliving-interesseskjema', '/naering', '/reklame'])
    expect((await read(path)).status, path).toBe(404)
  for (const path of ['/', '/eiendommer', '/interesseskjema', '/sitemap-sider.xml', '/api/openapi.json'])
    expect((await read(path)).text, path).not.toMatch(/coliving|reklame/i)
  const form = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
  expect((await fetch(`${site.url}/api/skjema/interest-coliving`, form)).status).toBe(404)
})

test('the scripts and drawings of the build have no name of the first landlord', async () => {
  const built = join(site.folder, 'build/app/client')
  const files = (await readdir(built, { recursive: true })).filter((file) =>
    /\.(js|css|svg|webmanifest)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  const names = new RegExp([company.shortName, ...company.cities, company.phone].join('|'), 'i')
  const traces = await Promise.all(
    files.map(async (file) => ({ file, found: names.exec(await readFile(join(built, file), 'utf8'))?.[0] })),
  )
  expect(traces.filter(({ found }) => found)).toEqual([])
})

test('its own towns, prices and promises stand in the forms and pages', async () => {
  expect((await read('/minilager')).text).toContain('450')
  expect((await read('/')).text).toContain('Leie i Tromsø og Kvaløysletta')
  expect((await read('/eiendommer?visning=kart')).text).toContain('Byen er ikke tegnet')
  for (const path of ['/parkering-soknad', '/minilager-interesseskjema'])
    expect((await read(path)).text, path).toContain('Kvaløysletta')
  for (const said of ['Send et skjema, så svarer vi innen to virkedager.', 'Vi svarer innen 48 timer.'])
    expect((await read('/')).text).toContain(said)
})

test('pages, mails and icons have its colour and none of the first', async () => {
  const { light, dark } = firstLandlord.colours
  const css = await builtText(/\.(css|svg|webmanifest)$/)
  expect(css).toContain('#6a2c80')
  for (const { fjord } of [light, dark]) expect(css).not.toContain(fjord)
  expect((await read('/')).text).not.toContain(light.fjord)
  for (const icon of ['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-maskable-512.png'])
    expect((await fetch(site.url + icon)).status, icon).toBe(200)
})

test('the mails of a sent form come from the landlord, and say its promise', async () => {
  const sent = await fetch(`${site.url}/api/skjema/contact-message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sampleEntries(formWithId('contact-message'))),
  })
  expect(sent.status, await sent.clone().text()).toBe(201)
  const folder = join(site.dataDir, 'mail')
  const names = () =>
    readdir(folder).then(
      (files) => files.filter((file) => file.endsWith('.eml')),
      () => [],
    )
  await expect.poll(async () => (await names()).length).toBe(2)
  const mails = await Promise.all(
    (await names()).map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  for (const { headers, from, text, html } of mails) {
    expect(tracesIn(JSON.stringify([headers, text, html]))).toEqual([])
    expect(html).not.toContain(firstLandlord.colours.light.fjord)
    expect(from?.address).toBe('post@utleier.example')
  }
  expect(mails.map(({ text }) => text).join()).toContain('48 timer')
})
