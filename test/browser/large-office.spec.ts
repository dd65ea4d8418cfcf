import { expect, test } from '@playwright/test'
import pg from 'pg'
import { fill, makeStaff } from '../../labs/bench/many-cases.ts'
import { staffPages } from '../../src/site/addresses/staff-pages.ts'
import { freePort } from '../support/free-port.ts'
import { BUILDING_OF_OFFICE, fillOffice, HOME_OF_OFFICE } from '../support/large-office.ts'
import { databaseUrlOf, startSiteProcess } from '../support/site-process.ts'

/** What a page may take, before it is compressed: it opens by a slow line, and a telephone draws it. */
const MAX_BYTES = 600_000

/** The flags of src/start.mjs, with the default of HEAP_MB. */
const program = [
  process.execPath,
  '--max-old-space-size=256',
  '--max-semi-space-size=16',
  'src/main.ts',
] as const

/** What stands for a name in an address. Where there is none, the page says that it is not there. */
const examples = { ':id': HOME_OF_OFFICE, ':building': BUILDING_OF_OFFICE, ':document': 'svarmaler' }

test('every staff page opens with 20 000 homes, 20 000 cases and 2 000 texts, in a heap of 256 MB', async () => {
  // The site is started twice, and filled.
  test.slow()
  const port = await freePort()
  const filling = await startSiteProcess(port, { DEMO: 'off' })
  const client = new pg.Client({ connectionString: databaseUrlOf(filling.dataDir) })
  await client.connect()
  const [cookie = ''] = await makeStaff(client, filling.dataDir, 20)
  await client.query("update staff set role = 'administrator'")
  await fill(client, 20_000)
  await fillOffice(client, { homes: 20_000, ads: 500, texts: 2000 })
  const { rows } = await client.query('select reference from cases order by id limit 1 offset 10000')
  await client.end()
  await filling.end('SIGTERM')

  const site = await startSiteProcess(port, { DEMO: 'off', DATA_DIR: filling.dataDir }, program)
  const named: Readonly<Record<string, string>> = { ...examples, ':reference': rows[0].reference }
  const paths = staffPages.map(({ path }) => path.replace(/:\w+/, (name) => named[name] ?? 'finnes-ikke'))
  for (const path of [
    ...paths,
    '/intern/eiendommer?q=langveien&sorter=hoyest-leie&side=300',
    '/saker?fane=alle',
  ]) {
    const answer = await fetch(site.url + path, { headers: { cookie } })
    const { byteLength } = await answer.arrayBuffer()
    expect([200, path.includes('finnes-ikke') ? 404 : 200], path).toContain(answer.status)
    expect(byteLength, path).toBeLessThan(MAX_BYTES)
  }
  expect(site.output()).not.toContain('"level":50')
  expect(await site.end('SIGTERM')).toMatchObject({ code: 0 })
})
