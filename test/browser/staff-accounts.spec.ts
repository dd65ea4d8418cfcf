import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test'
import { invoiceCompanies } from '#landlord/invoice-companies.ts'
import { formatAccountNumber } from '../../src/domain/contact/norwegian-number-formats.ts'
import { accountNumberTexts } from '../../src/features/accounts/accounts.words.ts'
import { secondFactorTexts } from '../../src/features/sign-in/second-factor.words.ts'
import { shiftAccountChange } from '../support/account-changes.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/site.ts'
import { inSiteDatabase } from '../support/site-database.ts'
import { makeColleague, signInOverHttp } from '../support/staff-browser.ts'
import { totpAt } from '../support/totp.ts'

/** A staff member who is signed in, with the secret of their app. */
async function signedInWithApp(
  browser: Browser,
  role: 'administrator' | 'okonomi',
  baseURL: string | undefined,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'nb-NO', ...options })
  const colleague = await makeColleague(role, baseURL)
  const secret = await signInOverHttp(context.request, colleague)
  return { context, page: await context.newPage(), secret, ...colleague }
}

const company = (place: number) => {
  const found = invoiceCompanies[place]
  if (!found) throw new Error('No such company')
  return { ...found, next: formatAccountNumber(invoiceCompanies[place + 1]?.accountNumber ?? '') }
}

async function propose(page: Page, name: string, account: string): Promise<Locator> {
  await page.goto('/intern/kontoer')
  const line = page.locator('.staff-lines > li', { hasText: name })
  await line.locator('summary').click()
  await line.getByLabel(accountNumberTexts.number).fill(account)
  await line.getByRole('button', { name: accountNumberTexts.propose }).click()
  await expect(page.getByText(accountNumberTexts.notices.proposed)).toBeVisible()
  return page.getByRole('region', { name })
}

async function enterCode(pending: Locator, code: string): Promise<void> {
  await pending.getByLabel(secondFactorTexts.code).fill(code)
  await pending.getByRole('button', { name: accountNumberTexts.approve, exact: true }).click()
}

/** The app's next code: already valid, and different from the one used to sign in. */
const nextCode = (secret: string) => totpAt(secret, Date.now() + 30_000)

test('an account number is proposed by one, approved by another with a fresh code, and published after its delay', async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow()
  const { name, orgNumber, next } = company(20)
  const approver = await signedInWithApp(browser, 'administrator', baseURL)
  const proposer = await signedInWithApp(browser, 'okonomi', baseURL)
  const proposal = await propose(proposer.page, name, next)
  await expect(proposal).toContainText(accountNumberTexts.obstacles.own)
  await expect(proposal.getByRole('button', { name: accountNumberTexts.approve })).toHaveCount(0)

  const pending = approver.page.getByRole('region', { name })
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await approver.page.setViewportSize({ width, height: 900 })
    await approver.page.emulateMedia({ colorScheme })
    await approver.page.goto('/intern/kontoer')
    await pending.locator('summary').click()
    await expectAccessible(approver.page)
    await expectNoSidewaysScroll(approver.page)
  }
  await enterCode(pending, '000000')
  await expect(approver.page.getByRole('alert')).toHaveText(secondFactorTexts.refused.wrong)
  await enterCode(pending, nextCode(approver.secret))
  await expect(approver.page.getByText(accountNumberTexts.notices.approved)).toBeVisible()
  await expect(pending).toContainText(accountNumberTexts.pending.approved)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await page.goto('/fakturainformasjon')
  await expect(row).not.toContainText(next)

  await inSiteDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from account_changes where org_number = $1 and published_at is null and stopped_at is null',
      [orgNumber],
    )
    await shiftAccountChange(client, rows[0]?.id ?? '', {
      publish_at: "now() - interval '1 minute'",
      decided_at: "now() - interval '1 day'",
    })
    // The job runs each minute; the test does not wait for it.
    await client.query("insert into pgboss.job (name) values ('publish-accounts') on conflict do nothing")
  })
  await expect(async () => {
    await page.goto('/fakturainformasjon')
    await expect(row).toContainText(next, { timeout: 200 })
  }).toPass({ timeout: 70_000 })
  for (const { context } of [approver, proposer]) await context.close()
})

test('works without scripts, tells a new colleague why they may not approve, and lets them stop it', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const { name, next } = company(22)
  const noScripts = { javaScriptEnabled: false }
  const approver = await signedInWithApp(browser, 'administrator', baseURL, noScripts)
  const proposer = await signedInWithApp(browser, 'okonomi', baseURL, noScripts)
  await propose(proposer.page, name, next)
  const newcomer = await signedInWithApp(browser, 'administrator', baseURL, noScripts)
  await newcomer.page.goto('/intern/kontoer')
  const seen = newcomer.page.getByRole('region', { name })
  await expect(seen).toContainText(accountNumberTexts.obstacles.new)
  await expect(seen.getByLabel(secondFactorTexts.code)).toHaveCount(0)

  await approver.page.goto('/intern/kontoer')
  const pending = approver.page.getByRole('region', { name })
  await pending.locator('summary').click()
  await enterCode(pending, '000000')
  await expect(approver.page.getByRole('alert')).toHaveText(secondFactorTexts.refused.wrong)
  await enterCode(pending, nextCode(approver.secret))
  await expect(approver.page.getByText(accountNumberTexts.notices.approved)).toBeVisible()

  await newcomer.page.goto('/intern/kontoer')
  await newcomer.page.getByRole('button', { name: `${accountNumberTexts.stop}: ${name}` }).click()
  await expect(newcomer.page.getByText(accountNumberTexts.notices.stopped)).toBeVisible()
  await expect(seen).toHaveCount(0)
  for (const { context } of [approver, proposer, newcomer]) await context.close()
})
