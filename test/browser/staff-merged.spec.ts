import { type BrowserContext, expect, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { expectAccessibleInAllLooks, expectNoSidewaysScroll } from '../support/site.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test.describe('a case that another is merged into', () => {
  let context: BrowserContext
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await signedInAs(browser, 'saksbehandler', baseURL)
  })
  test.afterAll(() => context.close())

  test('is answered for both senders, says so, and is no longer snoozed when the other sender writes', async ({
    page: others,
  }) => {
    const first = await send(others, 'neighbor-complaint', { name: 'Første Frid', email: 'frid@eksempel.no' })
    const second = await send(others, 'neighbor-complaint', { name: 'Andre Arne', email: 'arne@eksempel.no' })
    const page = await context.newPage()
    await openStaffPage(page, `/saker/${second.reference}`)
    await page.getByText('Koble og slå sammen').click()
    await page.getByRole('searchbox', { name: 'Navn, adresse, referanse' }).fill('Første Frid')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Slå denne inn i den: Første Frid' }).click()
    await page.getByRole('button', { name: 'Slå sammen, og svar alle' }).click()
    await expect(page.getByText('Sakene er slått sammen.')).toBeVisible()

    await openStaffPage(page, `/saker/${first.reference}`)
    await expect(page.locator('#message-hjelp')).toContainText('Andre Arne får det samme svaret.')
    await expect(page.getByLabel('Etterpå er saken')).toContainText('Under arbeid, når du svarer')
    await page.getByRole('button', { name: 'Sett inn mal' }).click()
    await page.getByRole('option', { name: 'Vi er på saken' }).click()
    await expect(page.locator('#message')).toHaveValue(/^Hei,\n/)
    await page.getByRole('button', { name: 'Send svar' }).click()
    await expect(page.getByText('Svaret er lagret og står på avsenderens side.')).toBeVisible()
    await expect(page.locator('[data-part=marks]').getByText('Under arbeid')).toBeVisible()

    await others.goto(second.path)
    await expect(others.locator('.case-page-head')).toContainText('Noen hos oss arbeider med saken.')
    await expect(others.locator('.case-page-head')).not.toContainText('Du hører fra oss senest')

    await page.getByText('Utsett', { exact: true }).first().click()
    await page.getByLabel('Utsett til').fill('2099-12-24')
    await page.getByRole('button', { name: 'Utsett' }).click()
    await expect(page.locator('[data-part=marks]')).toContainText('Utsatt til 24. desember 2099')
    await others.getByLabel('Melding').fill('Det bråker igjen')
    await others.getByRole('button', { name: 'Send melding' }).click()
    await expect(page.locator('.case-timeline')).toContainText('Det bråker igjen')
    await expect(page.locator('[data-part=marks]')).not.toContainText('Utsatt til')
  })

  for (const scripts of [true, false])
    test(`is linked to another that a search finds, and merged, ${scripts ? 'with' : 'without'} scripts`, async ({
      browser,
      baseURL,
    }) => {
      const own = await browser.newContext({
        javaScriptEnabled: scripts,
        baseURL: baseURL ?? '',
        storageState: await context.storageState(),
        viewport: { width: 320, height: 700 },
      })
      const page = await own.newPage()
      const word = `Kobling${Date.now()}`
      const fault = await send(page, 'issue-report', { name: `${word} Vest` })
      const here = await send(page, 'neighbor-complaint', { name: 'Sak Her' })
      await page.goto(`/saker/${here.reference}?fane=nye`)
      const aside = page.locator('summary', { hasText: 'Ansvarlig' })
      if (await aside.isVisible()) await aside.click()
      await page.getByText('Koble og slå sammen').click()
      const search = page.getByRole('searchbox', { name: 'Navn, adresse, referanse' })
      await search.fill('ingensomheterdet')
      await page.locator('#koble').getByRole('button', { name: 'Søk' }).click()
      await expect(page.getByText('Fant ingen sak å koble til.')).toBeVisible()
      await search.fill(word)
      await page.locator('#koble').getByRole('button', { name: 'Søk' }).click()
      await expect(page.getByText('Én sak har dette.')).toBeVisible()
      expect(new URL(page.url()).searchParams.get('fane')).toBe('nye')
      await expectNoSidewaysScroll(page)
      if (scripts) await expectAccessibleInAllLooks(page)
      // Of another kind: they are linked only.
      await expect(page.locator('#koble').getByRole('button', { name: 'Slå' })).toHaveCount(0)
      await page.getByRole('button', { name: `Koble sammen: ${word} Vest` }).click()
      await expect(page.getByText('Sakene er koblet sammen.')).toBeVisible()
      await expect(page.locator('[data-part=related] .staff-lines').first()).toContainText(`${word} Vest`)
      await expect(page.getByText('Fant ingen sak å koble til.')).toBeVisible()
      await page.goto(`/saker/${fault.reference}`)
      await expect(page.locator('[data-part=related]')).toContainText('Sak Her')
      await own.close()
    })

  for (const scripts of [true, false])
    test(`is not merged before staff have seen both senders, ${scripts ? 'with' : 'without'} scripts`, async ({
      browser,
      baseURL,
    }) => {
      const own = await browser.newContext({
        javaScriptEnabled: scripts,
        baseURL: baseURL ?? '',
        storageState: await context.storageState(),
        viewport: { width: 390, height: 844 },
      })
      const page = await own.newPage()
      const fault = (name: string) =>
        send(page, 'issue-report', {
          name,
          email: `${name.split(' ')[1]}@eksempel.no`,
          address: `Ulike vei ${scripts ? 1 : 2}, Larvik`,
          apartmentNumber: '',
          description: `${name} har vann på gulvet.`,
        })
      const main = await fault('Første Frid')
      const other = await fault('Andre Arne')
      if (scripts) await openStaffPage(page, `/saker/${other.reference}`)
      else await page.goto(`/saker/${other.reference}`)
      const ask = page.getByRole('button', { name: 'Slå inn: Første Frid' })
      const question = page.locator('[data-part=merge-question]')
      await ask.click()
      await expect(question).toBeInViewport()
      for (const { name, reference } of [
        { name: 'Første Frid', reference: main.reference },
        { name: 'Andre Arne', reference: other.reference },
      ]) {
        const sender = question.getByRole('listitem').filter({ hasText: reference }).first()
        await expect(sender).toContainText(`${name} har vann på gulvet.`)
        await expect(sender).toContainText('Har ikke fått svar.')
      }
      await expect(question).toContainText(`Får svarene som gis i ${main.reference}`)
      if (scripts) await expectAccessibleInAllLooks(page)
      await expectNoSidewaysScroll(page)
      await question.getByRole('link', { name: 'Ikke slå sammen' }).click()
      await expect(question).toBeHidden()
      await expect(page.getByText('Denne saken er slått inn i')).toBeHidden()
      await ask.click()
      await question.getByRole('button', { name: 'Slå sammen, og svar alle' }).click()
      await expect(page.getByText(`Denne saken er slått inn i ${main.reference}.`)).toBeVisible()
      await page.goto(`/saker/${main.reference}`)
      // On a telephone the composer is one line until it is written in.
      await page.locator('#message').focus()
      await expect(page.getByText('Andre Arne får det samme svaret.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send svar til 2' })).toBeVisible()
      await own.close()
    })
})
