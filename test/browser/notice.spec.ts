import type { Page } from '@playwright/test'
import { formatIsoDate, type IsoDate, lastDayOfMonth, osloDate } from '../../src/domain/time/calendar.ts'
import { fill, openForm, submit } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { expect, test } from '../support/reused-page.ts'
import { sampleEntries } from '../support/sample-answers.ts'

test.use({ viewport: { width: 390, height: 844 } })

const form = formWithId('termination')
const inWords = (day: IsoDate) => formatIsoDate(day, 'nb')
const endOfMonth = (months: number) => lastDayOfMonth(osloDate(new Date()), months)

/** The receipt, the case page and the calendar all state this last day with rent. */
async function expectLastDay(page: Page, day: IsoDate): Promise<void> {
  await expect(page).toHaveURL(/\/kvittering$/)
  await expect(page.getByRole('main')).toContainText(inWords(day))
  const calendar = await page.request.get(page.url().replace('/kvittering', '/kalender.ics'))
  expect(await calendar.text()).toContain(day.replaceAll('-', ''))
  await page.goto(page.url().replace('/kvittering', ''))
  await expect(page.getByRole('main')).toContainText(inWords(day))
}

test.describe('a notice', () => {
  test('has the day that the tenant chose as the last with rent, wherever it is shown', async ({ page }) => {
    const chosen = endOfMonth(9)
    const element = await openForm(page, form)
    await expect(element).toContainText(`tidligst ${inWords(endOfMonth(3))}`)
    await fill(element, form, { ...sampleEntries(form), moveOutDate: [chosen] })
    await expect(element).toContainText(`Da er siste dag med husleie ${inWords(chosen)}`)
    await submit(element, form)
    await page.getByRole('link', { name: 'Se kvitteringen' }).click()
    await expectLastDay(page, chosen)
  })

  test('says that an earlier day than the law has is a wish', async ({ page }) => {
    const element = await openForm(page, form)
    await fill(element, form, { ...sampleEntries(form), moveOutDate: [endOfMonth(1)] })
    await expect(element).toContainText(`Å flytte ut ${inWords(endOfMonth(1))} er et ønske`)
    await submit(element, form)
    await page.getByRole('link', { name: 'Se kvitteringen' }).click()
    await expect(page.getByRole('main')).toContainText('er et ønske')
    await expectLastDay(page, endOfMonth(3))
  })
})

test.describe('a notice without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { kind, months } of [
    { kind: 'bolig', months: 3 },
    { kind: 'bod', months: 1 },
  ])
    test(`says the earliest day of each kind, and counts that of «${kind}»`, async ({ page }) => {
      await page.goto(form.page)
      const element = page.getByRole('form', { name: form.heading })
      await expect(element).toContainText(`tidligst ${inWords(endOfMonth(3))}. For bod, garasje`)
      await expect(element).toContainText(`er den tidligst ${inWords(endOfMonth(1))}.`)
      const answers = { ...sampleEntries(form), rentalKind: [kind], moveOutDate: [endOfMonth(1)] }
      await fill(element, form, answers)
      await element.getByRole('button', { name: form.submit }).click()
      await expectLastDay(page, endOfMonth(months))
    })
})
