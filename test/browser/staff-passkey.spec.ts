import { expect, type Page, test } from '@playwright/test'
import { invoiceCompanies } from '#landlord/invoice-companies.ts'
import type { StaffRole } from '../../src/domain/people/staff-roles.ts'
import { accountNumberTexts } from '../../src/features/accounts/accounts.words.ts'
import { secondFactorTexts } from '../../src/features/sign-in/second-factor.words.ts'
import { secondStepActions } from '../../src/features/sign-in/sign-in.ts'
import { reasonTexts } from '../../src/features/workspace/reason.ts'
import { send } from '../support/send-form.ts'
import { expectAccessible } from '../support/site.ts'
import { inSiteDatabase } from '../support/site-database.ts'
import {
  fromOurPages,
  makeColleague,
  openStaffPage,
  signedInAs,
  staffPassword,
} from '../support/staff-browser.ts'

/** A virtual authenticator of the browser, with or without user verification. */
async function addDevice(page: Page, isUserVerified: boolean): Promise<(verified: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  })
  return async (verified) => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: verified })
  }
}

/** A colleague of a role who has signed in on a page with a passkey of their device alone. */
async function signInWithDevice(target: Page, role: StaffRole, baseURL: string | undefined) {
  const verify = await addDevice(target, true)
  const { email, link } = await makeColleague(role, baseURL)
  await target.goto(link)
  await target.getByLabel('Nytt passord').fill(staffPassword)
  await target.getByRole('button', { name: 'Lagre passord' }).click()
  await target.getByLabel('E-post').fill(email)
  await target.getByLabel('Passord').fill(staffPassword)
  await target.getByRole('button', { name: 'Logg inn', exact: true }).click()
  await target.getByRole('button', { name: 'Legg til passnøkkel' }).click()
  await expect(target).toHaveURL(/\/saker$/)
  return { email, verify }
}

test('a passkey counts as both factors, and a password alone does not replace it', async ({
  page,
  baseURL,
}) => {
  const { email, link } = await makeColleague('saksbehandler', baseURL)
  const verify = await addDevice(page, true)
  await page.goto(link)
  await page.getByLabel('Nytt passord').fill(staffPassword)
  await page.getByRole('button', { name: 'Lagre passord' }).click()
  const enterPassword = async () => {
    await page.getByLabel('E-post').fill(email)
    await page.getByLabel('Passord').fill(staffPassword)
    await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
  }
  await enterPassword()
  await page.getByRole('button', { name: 'Legg til passnøkkel' }).click()
  await expect(page).toHaveURL(/\/saker$/)

  const signOut = async () => {
    // The menu is closed once when its scripts start.
    await openStaffPage(page, '/saker')
    await page.locator('.staff-header-self summary').click()
    await page.getByRole('button', { name: 'Logg ut' }).click()
    await expect(page.getByText('Du er logget ut.')).toBeVisible()
  }
  await signOut()
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click()
  await expect(page).toHaveURL(/\/saker$/)
  await signOut()

  // The password alone opens nothing and adds nothing: the passkey is required.
  await enterPassword()
  await expect(page.getByRole('heading', { name: 'Bruk passnøkkelen din' })).toBeVisible()
  const added = await page.request.post('/login/andre-steg', {
    form: { action: secondStepActions.beginApp.name, password: staffPassword },
    headers: { Origin: baseURL ?? '' },
  })
  expect(await added.text()).not.toContain('enroll-secret')
  const options = await page.request.get('/api/ansatt/passkey/generate-register-options')
  expect(options.status()).toBe(401)
  await page.goto('/saker')
  await expect(page).toHaveURL(/\/login\/andre-steg/)

  // Holding the device does not prove to be its owner.
  await verify(false)
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click()
  await expect(page.getByText('Passnøkkelen kunne ikke brukes.')).toBeVisible()
  await verify(true)
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click()
  await expect(page).toHaveURL(/\/saker$/)
})

test('an account number is approved with a passkey that verifies its owner', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const company = invoiceCompanies[18]
  const account = invoiceCompanies[19]?.accountNumber ?? ''
  const [{ verify }, proposer] = await Promise.all([
    signInWithDevice(page, 'administrator', baseURL),
    signedInAs(browser, 'okonomi', baseURL),
  ])
  const form = { action: 'account.propose', orgNumber: company?.orgNumber ?? '', account }
  expect((await proposer.request.post('/intern/kontoer', { form, headers: fromOurPages })).status()).toBe(200)

  await openStaffPage(page, '/intern/kontoer')
  const pending = page.getByRole('region', { name: company?.name ?? '' })
  await pending.locator('summary').click()
  // Holding the device does not prove to be its owner.
  await verify(false)
  await pending.getByRole('button', { name: accountNumberTexts.passkey }).click()
  await expect(pending.getByText(secondFactorTexts.passkeyFailed)).toBeVisible()
  await verify(true)
  const sessions = (await page.context().cookies()).find(({ name }) => name.endsWith('session_token'))?.value
  await pending.getByRole('button', { name: accountNumberTexts.passkey }).click()
  await expect(pending).toContainText(accountNumberTexts.pending.approved)
  // The confirmation opened no session.
  const after = (await page.context().cookies()).find(({ name }) => name.endsWith('session_token'))?.value
  expect(decodeURIComponent(after ?? '').split('.')[0]).toBe(decodeURIComponent(sessions ?? '').split('.')[0])
  await page.getByRole('button', { name: `${accountNumberTexts.stop}: ${company?.name}` }).click()
  await expect(page.getByText(accountNumberTexts.notices.stopped)).toBeVisible()

  // Nothing is approved from another site, without a session, or with what is no passkey.
  const post = (headers: Record<string, string>, data: unknown, request = page.request) =>
    request.post('/api/ansatt/godkjenn-konto', { headers, data: JSON.stringify(data) })
  const json = { 'Content-Type': 'application/json' }
  const origin = new URL(baseURL ?? '').origin
  expect((await post({ ...json, Origin: 'https://andre.eksempel' }, {})).status()).toBe(403)
  expect((await post({ ...json, Origin: origin }, { id: 'x' })).status()).toBe(400)
  const stranger = await browser.newContext(baseURL ? { baseURL } : {})
  expect((await post({ ...json, Origin: origin }, {}, stranger.request)).status()).toBe(401)
  for (const context of [proposer, stranger]) await context.close()
})

test('ten minutes after it was shown, a passkey is asked for before a secret is shown', async ({
  page,
  baseURL,
}) => {
  const { email } = await signInWithDevice(page, 'administrator', baseURL)
  const { reference } = await send(page, 'parking-application')
  await inSiteDatabase((client) =>
    client.query(
      `update staff_sessions set second_factor_at = now() - interval '11 minutes'
       where user_id = (select id from staff where email = $1)`,
      [email],
    ),
  )
  await openStaffPage(page, `/saker/${reference}`)
  const answer = page.locator('#felt-personalNumber')
  await answer.locator('summary').click()
  await answer.getByLabel(reasonTexts.label).fill('Skal skrive kontrakt')
  await answer.getByRole('button').click()
  await expect(answer).toContainText(secondFactorTexts.asked)
  await expect(answer.getByLabel(secondFactorTexts.code)).toHaveCount(0)
  await expectAccessible(page)
  await answer.getByRole('button', { name: secondFactorTexts.passkey }).click()
  await expect(answer.locator('strong')).toContainText('13097248022')
})
