import { expect, type Page, test } from '@playwright/test'
import { makeColleague, openStaffPage, staffPassword } from '../support/staff-browser.ts'

/** A passkey's device, as the browser itself makes one up: it verifies its owner, or it does not. */
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

test('a passkey is both factors at once, and a password alone does not get past one', async ({
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
    await page.locator('.staff-self summary').click()
    await page.getByRole('button', { name: 'Logg ut' }).click()
    await expect(page.getByText('Du er logget ut.')).toBeVisible()
  }
  await signOut()
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click()
  await expect(page).toHaveURL(/\/saker$/)
  await signOut()

  // With the password alone nothing opens, and nothing can be added: the passkey is asked for.
  await enterPassword()
  await expect(page.getByRole('heading', { name: 'Bruk passnøkkelen din' })).toBeVisible()
  const added = await page.request.post('/login/andre-steg', {
    form: { handling: 'begin', password: staffPassword },
    headers: { Origin: baseURL ?? '' },
  })
  expect(await added.text()).not.toContain('enroll-secret')
  const options = await page.request.get('/api/ansatt/passkey/generate-register-options')
  expect(options.status()).toBe(401)
  await page.goto('/saker')
  await expect(page).toHaveURL(/\/login\/andre-steg/)

  // Whoever merely holds the device is not its owner.
  await verify(false)
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click()
  await expect(page.getByText('Passnøkkelen kunne ikke brukes.')).toBeVisible()
  await verify(true)
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click()
  await expect(page).toHaveURL(/\/saker$/)
})
