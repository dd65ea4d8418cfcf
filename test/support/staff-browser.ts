import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from '@playwright/test'
import type { StaffRole } from '../../src/domain/people/staff-roles.ts'
import { openAuthLate } from '../../src/features/sign-in/server/open-auth.ts'
import { secondStepActions, signInActions } from '../../src/features/sign-in/sign-in.ts'
import { invite } from '../../src/features/team/server/team.ts'
import type { Action } from '../../src/forms/engine/action.ts'
import { readConfig } from '../../src/platform/base/config.ts'
import { createLog } from '../../src/platform/base/log.ts'
import { openQueue } from '../../src/platform/queue/open-queue.ts'
import { openSite } from '../../src/site/services/site.ts'
import { waitUntilAlive } from './site.ts'
import { totpAt } from './totp.ts'

const run = promisify(execFile)

/** The header that browsers add to a post from the site's own pages. */
export const fromOurPages = { 'Sec-Fetch-Site': 'same-origin' }

export const staffPassword = 'en setning som er lett å huske'

export interface MadeColleague {
  email: string
  name: string
  /** The address where they set a password. */
  link: string
}

/** Creates an account on the site under test. */
export async function makeColleague(role: StaffRole, baseURL: string | undefined): Promise<MadeColleague> {
  const person = newPerson(role)
  team ??= openTeam(baseURL)
  const { link } = await invite(await team, { ...person, role, by: null })
  return { ...person, link }
}

/** Creates an account on a site that a test has started itself, with the operator's command. */
export async function makeColleagueByCommand(
  role: StaffRole,
  environment: Record<string, string>,
): Promise<MadeColleague> {
  const person = newPerson(role)
  const { stdout } = await run(
    process.execPath,
    ['src/cli.ts', 'create-user', person.email, person.name, role],
    { env: { ...process.env, ...environment } },
  )
  return { ...person, link: stdout.trim().split('\n').at(-1) ?? '' }
}

function newPerson(role: StaffRole) {
  const id = randomUUID().slice(0, 8)
  return { email: `${role}-${id}@eksempel.no`, name: `${role} ${id}` }
}

/** Open as long as the worker lives: a process for every account takes longer than the sign-in itself. */
let team: ReturnType<typeof openTeam> | undefined

async function openTeam(baseURL: string | undefined) {
  const config = readConfig({
    PORT: new URL(baseURL ?? '').port,
    DATA_DIR: process.env.TEST_DATA_DIR,
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    LOG_LEVEL: 'error',
  })
  const log = createLog(config.LOG_LEVEL)
  const { database, secret } = await openSite(config, log, { as: 'command' })
  const publicUrl = config.PUBLIC_URL
  const auth = openAuthLate(
    { database, secret, publicUrl, log, hashingCost: 'weak' },
    async () => 'Husvær Eiendom',
  )
  return { auth, database, secret, queue: await openQueue(database, log), publicUrl }
}

/** Signs a colleague in over HTTP: sets the password, sets up an app, enters its code. Gives the app's secret. */
export async function signInOverHttp(
  request: APIRequestContext,
  { email, link }: MadeColleague,
): Promise<string> {
  const { choosePassword, enterPassword } = signInActions
  const { beginApp, finishApp } = secondStepActions
  const post = (path: string, { name }: Action, fields: Record<string, string>) =>
    request.post(path, { form: { action: name, ...fields }, headers: fromOurPages })
  await post(link, choosePassword, { password: staffPassword })
  await post('/login', enterPassword, { email, password: staffPassword })
  const enrollment = await post('/login/andre-steg', beginApp, { password: staffPassword })
  const secret = /class="enroll-app-secret">([^<]+)</.exec(await enrollment.text())?.[1] ?? ''
  const done = await post('/login/andre-steg', finishApp, { code: totpAt(secret) })
  if (!/\/(saker|intern)/.test(done.url())) throw new Error(`Not signed in: ${done.url()}`)
  return secret
}

/** Goes through the pages from the invitation to the QR code of the authenticator app. */
export async function chooseAndBegin(page: Page, { email, link }: MadeColleague): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Nytt passord').fill(staffPassword)
  await page.getByRole('button', { name: 'Lagre passord' }).click()
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Passord').fill(staffPassword)
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
  await page.getByLabel('Passord').fill(staffPassword)
  await page.getByRole('button', { name: 'Vis QR-kode' }).click()
}

/** A browser context with a signed-in staff member of a role, the same one for all tests of a worker. */
export async function signedInAs(
  browser: Browser,
  role: StaffRole,
  baseURL: string | undefined,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const last = signedIn.get(role)
  const isFresh = last !== undefined && performance.now() - last.at < FRESH_MS
  const state = isFresh ? last.state : signInOnce(browser, role, baseURL)
  if (!isFresh) signedIn.set(role, { at: performance.now(), state })
  return newContext(browser, baseURL, { ...options, storageState: await state })
}

/** A browser context with a staff member of a role whom no other test knows. */
export async function signedInAsNew(
  browser: Browser,
  role: StaffRole,
  baseURL: string | undefined,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await newContext(browser, baseURL, options)
  await signInOverHttp(context.request, await makeColleague(role, baseURL))
  return context
}

const newContext = (browser: Browser, baseURL: string | undefined, options: BrowserContextOptions) =>
  browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'nb-NO', ...options })

/** For so long the second factor is not asked for again, less than a file of tests takes. */
const FRESH_MS = 240_000
const signedIn = new Map<StaffRole, { at: number; state: ReturnType<BrowserContext['storageState']> }>()

async function signInOnce(browser: Browser, role: StaffRole, baseURL: string | undefined) {
  const context = await signedInAsNew(browser, role, baseURL)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens a staff page and waits until it is hydrated. */
export async function openStaffPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilAlive(page)
}

/** Unfolds everything on a staff page. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.staff-page details'))
      details.open = true
  })
}
