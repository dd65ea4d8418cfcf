import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { freePort } from '../support/free-port.ts'
import { present } from '../support/present.ts'
import { databaseUrlOf, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { makeColleagueByCommand, signInOverHttp } from '../support/staff-browser.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test.describe.configure({ mode: 'serial' })

const inFooter = 'Dette er en demo, med oppdiktede eiendommer og annonser.'

let database: EmbeddedDatabase
let environment: Record<string, string>
let one: SiteProcess
let two: SiteProcess

test.beforeAll(async () => {
  const folder = temporaryFolder('demo')
  database = await startEmbeddedDatabase(join(folder, 'shared'))
  environment = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'site'),
    SECRET_KEY: 'to prosesser deler denne hemmeligheten, alltid',
    IMAGE_HOSTS: 'images.finncdn.no',
  }
  one = await startSiteProcess(await freePort(), environment)
  two = await startSiteProcess(await freePort(), { ...environment, DEMO: 'off' })
})
test.afterAll(async () => {
  await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])
  await database.stop()
})

/** Runs a command of `npm run husvaer` beside the site. */
function husvaer(given: Record<string, string>, ...args: string[]) {
  const options = { env: { ...process.env, ...given }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli.ts', ...args], options)
  return { code: status, output: stdout + stderr }
}

const bodyOf = async (url: string) => (await fetch(url)).text()

async function queryRows(statement: string, url = database.url): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

test('every page says that it is of a demo, in both processes', async () => {
  for (const { url } of [one, two])
    for (const path of ['/', '/eiendommer', '/kontakt']) expect(await bodyOf(url + path)).toContain(inFooter)
})

test('a picture that is still to be drawn is drawn by whichever process is asked, and is not missing', async () => {
  const pictures = await queryRows('select key, url from pictures order by random() limit 3')
  for (const { key, url } of pictures)
    for (const site of [one, two]) {
      expect((await fetch(`${site.url}/bilder/${key}/640`)).status).toBe(200)
      expect((await fetch(site.url + url)).status).toBe(200)
    }
  const { code, output } = husvaer(environment, 'sweep', '--dry-run')
  expect(code).toBe(0)
  expect(output).not.toContain('whose file is gone')
})

test('its homes ask no picture host', async () => {
  // The job of the pictures runs at each start.
  const isOver = `select from pgboss.job where name = 'import-images' and state = 'completed'`
  await expect.poll(async () => (await queryRows(isOver)).length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(one.output() + two.output()).not.toContain('Error importing an image')
})

/** Signs an administrator in on a process of the site. */
async function signIn(page: Page, site: SiteProcess): Promise<void> {
  const port = new URL(site.url).port
  await signInOverHttp(
    page.request,
    await makeColleagueByCommand('administrator', { ...environment, PORT: port }),
  )
}

test('one press takes it out, and every page of every process says so no more', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: one.url })
  const page = await context.newPage()
  await signIn(page, one)
  await page.goto('/saker')
  await page.getByRole('link', { name: 'Ta ut demoen' }).click()
  await expect(page.getByRole('heading', { name: 'Ta ut demoen', level: 1 })).toBeVisible()
  await expect(page.getByText('65 eiendommer')).toBeVisible()
  await page.getByRole('button', { name: 'Ta ut hele demoen' }).click()
  await expect(page.getByRole('heading', { name: 'Det er ingen demo her.' })).toBeVisible()
  await expect(page.getByText('Dette er en demo')).toHaveCount(0)
  for (const { url } of [one, two]) await expect.poll(() => bodyOf(`${url}/kontakt`)).not.toContain(inFooter)
  expect(await bodyOf(`${two.url}/eiendommer`)).not.toContain('Storgata 31')
  expect(await queryRows('select from properties union all select from finn_properties')).toEqual([])
  await context.close()
})

test('it does not come back', async () => {
  const port = Number(new URL(one.url).port)
  await one.end('SIGTERM')
  one = await startSiteProcess(port, environment)
  expect(one.output()).toContain('The database has no properties.')
  expect(await bodyOf(`${one.url}/kontakt`)).not.toContain(inFooter)
})

test('a site whose rows are deleted by hand gets no demo at its next start', async () => {
  const first = await startSiteProcess(await freePort())
  await queryRows('delete from properties; delete from finn_properties', databaseUrlOf(first.dataDir))
  await first.end('SIGTERM')
  const again = await startSiteProcess(await freePort(), { DATA_DIR: first.dataDir })
  expect(again.output()).toContain('The database has no properties.')
  expect(await bodyOf(`${again.url}/kontakt`)).not.toContain(inFooter)
  await again.end('SIGTERM')
})

test('the command lists it, asks about what was edited, and takes it out', async () => {
  const site = await startSiteProcess(await freePort())
  const run = (...args: string[]) => husvaer({ DATA_DIR: site.dataDir }, 'remove-demo', ...args)
  const [home] = await queryRows(
    `insert into property_versions (property_id, state, content)
     select id, 'published', to_jsonb(properties) - 'id' - 'created_at' from properties order by title limit 1
     returning property_id`,
    databaseUrlOf(site.dataDir),
  )
  const dry = run('--dry-run')
  expect(dry.code).toBe(0)
  expect(dry.output).toContain('65 homes and other properties')
  expect(dry.output).toContain(`(${present(home).property_id}): edited`)
  expect(run()).toMatchObject({ code: 1, output: expect.stringContaining('--keep-edited') })
  expect(run('--keep-edited')).toMatchObject({ code: 0, output: expect.stringContaining('1 home kept') })
  expect(run()).toMatchObject({ code: 0, output: expect.stringContaining('There is no demo.') })
  expect(await queryRows('select from properties', databaseUrlOf(site.dataDir))).toHaveLength(1)
  await site.end('SIGTERM')
})
