import { expect, type Page } from '@playwright/test'
import { writeNew } from '../property-draft.ts'
import { send } from '../send-form.ts'
import { inSiteDatabase } from '../site-database.ts'
import { openStaffPage } from '../staff-browser.ts'
import { focusOn, goTo, ownName, type PressAct, untilStatus, untilStored } from './act.ts'

export const findCaller: PressAct = {
  name: 'Find the case of a caller by their number',
  device: 'laptop',
  async perform(stage) {
    const { page } = stage
    const phone = `4${Math.floor(Math.random() * 9_000_000) + 1_000_000}`
    const name = ownName()
    const { reference } = await send(page, 'issue-report', { name, phone })
    await openStaffPage(page, '/intern/oversikt')
    await goTo(stage, phone, name)
    await expect(page).toHaveURL(new RegExp(reference))
  },
}

export const findCasesOfCaller: PressAct = {
  name: 'Show all cases of a person by their number',
  device: 'laptop',
  async perform({ page, hands }) {
    const phone = `4${Math.floor(Math.random() * 9_000_000) + 1_000_000}`
    for (const form of ['issue-report', 'neighbor-complaint'] as const)
      await send(page, form, { name: ownName(), phone })
    await openStaffPage(page, '/saker?fane=alle')
    const search = page.getByRole('searchbox')
    await hands.key('/', focusOn(search))
    await hands.write(search, phone)
    await expect(page.getByRole('checkbox', { name: /^Velg [A-Z]{3}-/ })).toHaveCount(2)
  },
}

export const registerCall: PressAct = {
  name: 'Register a fault that is told by telephone',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    await openStaffPage(page, '/saker')
    await hands.press(page.getByRole('link', { name: 'Ny sak' }).first())
    const phone = page.getByLabel('Telefon')
    await expect(phone).toBeFocused()
    await hands.write(phone, `4${Math.floor(Math.random() * 9_000_000) + 1_000_000}`)
    await hands.write(page.getByLabel('Navn'), name)
    await hands.write(page.getByLabel('Adresse'), 'Storgata 1, Larvik')
    await hands.write(page.getByLabel('Beskriv feilen'), 'Det drypper fra krana på badet.')
    await hands.press(page.getByRole('button', { name: 'Lagre saken' }))
    await untilStored(1, 'select count(*) from cases where sender_name = $1 and registered_by is not null', [
      name,
    ])
  },
}

export const finishWithPhoto: PressAct = {
  name: 'Finish a fault with a photo, at the door',
  device: 'phone',
  async perform({ page, hands }) {
    const name = ownName()
    const { reference } = await send(page, 'issue-report', { name, urgency: 'urgent' })
    await openStaffPage(page, '/saker/i-dag')
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${reference}"]`) })
    // Other tests have cases of today too: the card is taken to be the first.
    await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await hands.takePhoto(
      card.getByLabel('Ta bilde').and(card.locator('[form]')),
      'docs/pictures/property.jpg',
    )
    await hands.press(card.getByRole('button', { name: 'Send og avslutt' }))
    await untilStatus('done', [reference])
  },
}

export const changeRentInList: PressAct = {
  name: 'Change the rent of a property, from the list',
  device: 'laptop',
  async perform({ page, hands }) {
    const title = ownName()
    await page.goto('/intern/eiendommer/ny')
    await writeNew(page, title)
    await page.getByRole('button', { name: 'Publiser nå' }).click()
    await expect(page.getByText('Publisert.')).toBeVisible()
    await openStaffPage(page, `/intern/eiendommer?q=${title}`)
    await hands.press(page.getByRole('button', { name: `Endre leia: ${title}` }))
    await hands.write(page.getByLabel(`Ny leie for ${title}`), '12 500')
    await hands.press(page.getByRole('button', { name: `Lagre: ${title}` }))
    await expect(page.getByText(/11\s900\skr → 12\s500\skr/)).toBeVisible()
    await untilOnSite(page, title)
  },
}

/** A rent is changed when visitors see it. */
async function untilOnSite(page: Page, title: string): Promise<void> {
  let id: string | undefined
  await inSiteDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from properties where title = $1', [title])
    id = rows[0]?.id
  })
  await expect
    .poll(async () => {
      const html = await (await page.request.get(`/eiendommer/${id}`)).text()
      return /12\s500/.test(html)
    })
    .toBe(true)
}

export const changeRent: PressAct = {
  name: 'Change the rent of a property, from a case',
  device: 'laptop',
  async perform({ page, hands }) {
    const title = ownName()
    const address = `${title} 1, Larvik`
    await page.goto('/intern/eiendommer/ny')
    await writeNew(page, title, { address })
    await page.getByRole('button', { name: 'Publiser nå' }).click()
    await expect(page.getByText('Publisert.')).toBeVisible()
    const { reference } = await send(page, 'issue-report', { address })
    await openStaffPage(page, `/saker/${reference}`)
    await hands.press(page.getByRole('link', { name: 'Endre leie' }))
    await expect(page.getByLabel(/^Leie/)).toBeFocused()
    // The page scrolls there by itself.
    await expect(page.getByLabel(/^Leie/)).toBeInViewport({ ratio: 1 })
    await hands.write(page.getByLabel(/^Leie/), '12 500')
    await hands.press(page.getByRole('button', { name: 'Publiser nå' }))
    await expect(page.getByText('Publisert.')).toBeVisible()
    await untilOnSite(page, title)
  },
}
