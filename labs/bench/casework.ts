import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { fillOffice } from '../../test/support/large-office.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { buildIfStale } from '../../tooling/build-if-stale.ts'
import { CASES, fill, makeStaff } from './many-cases.ts'
import { type Running, startFloor, startSite } from './processes.ts'
import { sayMemory } from './report.ts'

const STAFF = 60
/** The load goes to this machine only, for this long. */
const SECONDS = 20
/** How long a simulated staff member reads a page before the next request. */
const PAUSE_MS = 2000

const say = (line = '') => process.stdout.write(`${line}\n`)

/** What simulated staff open: each lane, late pages of lists, filters, and common and rare searches. */
const asked = [
  'fane=haster',
  'fane=for-sent',
  'fane=nye',
  'fane=mine',
  'fane=venter-pa-oss',
  'fane=venter-pa-oss&side=40',
  'fane=venter-pa-avsender',
  'fane=ferdig',
  'fane=ferdig&side=200',
  'fane=alle&side=100',
  'fane=alle&by=Notodden&hast=urgent',
  'fane=alle&skjema=lost-key&fra=2026-01-01',
  'q=lekkasje',
  'q=larvik',
  'q=l',
  'q=kjøkken+vannlås',
  'q=kari+hansen+storgata',
  'q=91234',
  'q=AVV-7K',
  'q=finnesikke',
  'q=kongegt+12',
  'q=hannsen+fabrikgata',
  'q=nøkkel&fane=venter-pa-oss',
]

const HOMES = 20_000

/** What simulated staff open of the portfolio: pages of each order, filters, and common and rare searches. */
const askedOfHomes = [
  '',
  'side=300',
  'side=200&fra-eiendom=etter_00000000-0000-4000-9000-000000010000',
  'sorter=hoyest-leie&side=100',
  'sorter=endret',
  'sorter=sted&type=Bolig&ledighet=ledig',
  'sted=Larvik&stand=pa-nettstedet&mangler=energiklasse',
  'q=langveien+larvik',
  'q=langveien+19999',
  'q=finnesikke',
]

/** Other pages of staff that grow with the portfolio; the first building has a thousand homes. */
const othersOfHomes = [
  ['/intern/annonser', ''],
  ['/intern/tekster/svarmaler', ''],
  ['/intern/logg', ''],
  ['/intern/bygg', ''],
  ['/intern/bygg', '?q=langveien+1999'],
  ['/intern/bygg/00000000-0000-4000-9001-000000000000', ''],
  ['/intern/bygg/00000000-0000-4000-9001-000000001500', ''],
] as const

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Prints waits, and how many times those of the floor their median is: a busy machine slows both. */
function row(name: string, waits: number[], floor?: number): void {
  waits.sort((one, other) => one - other)
  const at = (part: number) => quantile(waits, part).toFixed(1).padStart(7)
  const ratio = floor ? `  ${(quantile(waits, 0.5) / floor).toFixed(1).padStart(5)} × the floor` : ''
  say(`  ${name.padEnd(44)}p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  (${waits.length})${ratio}`)
}

const ROUNDS = 40

async function repeated(ask: () => Promise<number>): Promise<number[]> {
  const waits: number[] = []
  for (let i = 0; i < ROUNDS; i++) waits.push(await ask())
  return waits
}

/** The median wait for the bytes of a page from a bare server, on this machine as busy as it is now. */
async function medianOfFloor(page: string, cookie: string): Promise<number> {
  const floor = await startFloor(page, { cookie })
  try {
    const waits = await repeated(async () => {
      const start = performance.now()
      await (await fetch(floor.url)).text()
      return performance.now() - start
    })
    row('the same bytes from a bare server', waits)
    return quantile(waits, 0.5)
  } finally {
    await floor.stop()
  }
}

const ask = (site: Running, search: string, cookie: string): Promise<number> =>
  open(site, `/saker.data?${search}`, 'lines', cookie)

/** How long a page takes to read. Its data must have a word, so that no other answer is measured. */
async function open({ url }: Running, path: string, word: string, cookie: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url + path, { headers: { cookie }, redirect: 'manual' })
  const body = await response.text()
  if (response.status !== 200 || !body.includes(word)) throw new Error(`${path}: ${response.status}`)
  return performance.now() - start
}

/** Opens a stream as a browser does, and calls back with each new case. */
async function follow(site: Running, cookie: string, hear: (reference: string) => void, over: AbortSignal) {
  const response = await fetch(`${site.url}/api/ansatt/hendelser`, { headers: { cookie }, signal: over })
  if (!response.ok) throw new Error(`A stream was refused: ${response.status}`)
  const decoder = new TextDecoder()
  let held = ''
  const read = async () => {
    for await (const chunk of response.body ?? []) {
      held += decoder.decode(chunk, { stream: true })
      for (let end = held.indexOf('\n\n'); end >= 0; end = held.indexOf('\n\n')) {
        const data = /^event: case\ndata: (.*)$/m.exec(held.slice(0, end))?.[1]
        if (data) hear(JSON.parse(data).reference)
        held = held.slice(end + 2)
      }
    }
  }
  read().catch(() => undefined)
}

async function live(site: Running, cookies: readonly string[]): Promise<void> {
  const over = new AbortController()
  const sentAt = new Map<string, number>()
  const waits: number[] = []
  const heardEarly: { reference: string; at: number }[] = []
  const hear = (reference: string) => {
    const at = performance.now()
    const sent = sentAt.get(reference)
    if (sent === undefined) heardEarly.push({ reference, at })
    else waits.push(at - sent)
  }
  await Promise.all(cookies.map((cookie) => follow(site, cookie, hear, over.signal)))
  const CASES_SENT = 20
  for (let i = 0; i < CASES_SENT; i++) {
    const response = await fetch(`${site.url}/api/skjema/contact-message`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Ny Sak',
        email: `ny${i}@eksempel.no`,
        subject: 'Hei',
        message: `Melding nummer ${i}`,
      }),
    })
    const { reference } = await response.json()
    // The time is measured from the receipt to the sender.
    sentAt.set(reference, performance.now())
    await sleep(100)
  }
  await sleep(1000)
  for (const { reference, at } of heardEarly) waits.push(Math.max(0, at - (sentAt.get(reference) ?? at)))
  over.abort()
  row(`a new case at ${cookies.length} open pages`, waits)
  const expected = CASES_SENT * cookies.length
  if (waits.length !== expected) say(`  MISSED ${expected - waits.length} of ${expected}`)
}

await buildIfStale()
const dataDir = temporaryFolder('bench-casework')
const site = await startSite(dataDir, 'on')
const database = await startEmbeddedDatabase(dataDir)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
try {
  const cookies = await makeStaff(client, dataDir, STAFF)
  say(`${CASES} cases …`)
  await fill(client)
  const [first = ''] = cookies
  // Warm-up: code is fast only after it has run a few times.
  for (const search of asked) await ask(site, search, first)
  say(`One after the other, each ${ROUNDS} times:`)
  const floor = await medianOfFloor(`${site.url}/saker.data`, first)
  for (const search of asked) row(search, await repeated(() => ask(site, search, first)), floor)
  const { rows } = await client.query(
    "select reference from cases where status = 'new' order by id limit 1 offset 10000",
  )
  const path = `/saker/${rows[0].reference}`
  const pages = [
    ['a case beside its list', `${path}.data?fane=venter-pa-oss`, 'timeline'],
    ['the card of its sender', `${path}/person.data`, 'phones'],
    ['the overview', '/intern/oversikt.data', 'promises'],
  ] as const
  for (const [name, page, word] of pages)
    row(name, await repeated(() => open(site, page, word, first)), floor)
  say(`${HOMES} homes …`)
  await fillOffice(client, { homes: HOMES, ads: 500, texts: 2000 })
  await client.query("update staff set role = 'administrator' where email = 'ansatt0@eksempel.no'")
  const openHomes = (search: string) => open(site, `/intern/eiendommer.data?${search}`, 'lines', first)
  for (const search of askedOfHomes) await openHomes(search)
  for (const search of askedOfHomes) row(`homes: ${search}`, await repeated(() => openHomes(search)), floor)
  for (const [page, search] of othersOfHomes)
    row(page + search, await repeated(() => open(site, `${page}.data${search}`, 'intern', first)), floor)
  row('a case of a building', await repeated(() => open(site, `${path}.data`, 'Langveien', first)), floor)
  say(`${STAFF} colleagues, each asking every ${PAUSE_MS / 1000} s:`)
  const all: number[] = []
  const end = performance.now() + SECONDS * 1000
  await Promise.all(
    cookies.map(async (cookie, i) => {
      await sleep((i / STAFF) * PAUSE_MS)
      for (let turn = i; performance.now() < end; turn += 1) {
        all.push(await ask(site, asked[turn % asked.length] ?? '', cookie))
        await sleep(PAUSE_MS)
      }
    }),
  )
  row('lists and searches, mixed', all)
  await live(site, cookies)
  sayMemory(await site.memory())
} finally {
  await client.end()
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
