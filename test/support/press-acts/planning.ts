import { expect, type Locator, type Page } from '@playwright/test'
import { NO_CHOICE } from '../../../src/domain/submissions/no-choice.ts'
import { defaultLanguage } from '../../../src/domain/text/language.ts'
import { addDays, osloDate, weekday } from '../../../src/domain/time/calendar.ts'
import { formatDayAndMonth } from '../../../src/domain/time/day-and-month.ts'
import { absenceTexts } from '../../../src/features/inbox/absence.words.ts'
import { caseActions } from '../../../src/features/inbox/casework.ts'
import type { Presses } from '../presses.ts'
import { fromOurPages, openStaffPage } from '../staff-browser.ts'
import { focusOn, ownName, type PressAct, sendFaults, untilStored } from './act.ts'

export const assignToColleague: PressAct = {
  name: 'Assign the open case to a colleague',
  device: 'laptop',
  async perform({ page, hands, colleague }) {
    const { reference } = await sendFaults(page, ownName(), 1)
    await openStaffPage(page, `/saker/${reference}`)
    const people = page.getByRole('combobox', { name: 'Søk etter kollega' })
    await hands.key('A', focusOn(people))
    await hands.write(people, colleague.name.slice(-8))
    await hands.key('Enter', () => expect(people).toBeHidden({ timeout: 2000 }))
    await untilAssigned(colleague.email, [reference])
  },
}

export const assignFromInbox: PressAct = {
  name: 'Assign the first case of the inbox to a colleague',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    const { reference } = await sendFaults(page, name, 1)
    await openStaffPage(page, `/saker?q=${name}`)
    const people = page.getByRole('combobox', { name: 'Søk etter kollega' })
    await hands.key('A', focusOn(people))
    const chosen = page.locator('[role=option][aria-keyshortcuts="2"]')
    const label = await chosen.locator('span').last().innerText()
    await hands.key('2', () => expect(people).toBeHidden({ timeout: 2000 }))
    await expect(page.getByText('Én sak har fått ny ansvarlig.')).toBeVisible()
    await untilStored(
      1,
      'select count(*) from cases join staff on staff.id = assignee_id where reference = $1 and position(staff.name in $2) = 1',
      [reference, label],
    )
  },
}

export const takeCase: PressAct = {
  name: 'Take the first case of the inbox',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    const { reference } = await sendFaults(page, name, 1)
    await openStaffPage(page, `/saker?q=${name}`)
    const statement = 'select count(*) from cases where reference = $1 and assignee_id is not null'
    await hands.key('a', () => untilStored(1, statement, [reference], 2000))
  },
}

export const snoozeUntilMonday: PressAct = {
  name: 'Snooze the open case until Monday',
  device: 'laptop',
  async perform({ page, hands }) {
    const { reference } = await sendFaults(page, ownName(), 1)
    // Its sender has been answered: one who waits for a reply is asked about first.
    await page.request.post(`/saker/${reference}`, {
      form: { action: caseActions.reply.name, message: 'Vi ser på det.', status: NO_CHOICE },
      headers: fromOurPages,
    })
    const today = osloDate(new Date())
    await openStaffPage(page, `/saker/${reference}`)
    const monday = formatDayAndMonth(addDays(today, 8 - weekday(today)), defaultLanguage)
    await hands.press(page.getByText('Utsett', { exact: true }).first())
    await hands.press(page.getByRole('button', { name: new RegExp(`${monday}$`) }))
    await untilStored(
      1,
      'select count(*) from cases where reference = $1 and extract(isodow from snoozed_until) = 1',
      [reference],
    )
  },
}

export const snoozeFromInbox: PressAct = {
  name: 'Snooze the first case of the inbox until tomorrow',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    const { reference } = await sendFaults(page, name, 1)
    // Its sender has been answered: one who waits for a reply is asked about first.
    await page.request.post(`/saker/${reference}`, {
      form: { action: caseActions.reply.name, message: 'Vi ser på det.', status: NO_CHOICE },
      headers: fromOurPages,
    })
    await openStaffPage(page, `/saker?q=${name}`)
    const times = page.getByRole('combobox', { name: 'Utsett til' })
    await hands.key('z', focusOn(times))
    await expect(page.locator('[role=option][aria-keyshortcuts="2"]')).toHaveText(/^2?I morgen/)
    await hands.key('2', () => expect(times).toBeHidden({ timeout: 2000 }))
    await untilStored(
      1,
      `select count(*) from cases where reference = $1
         and (snoozed_until at time zone 'Europe/Oslo')::date = (now() at time zone 'Europe/Oslo')::date + 1`,
      [reference],
    )
  },
}

/** As many as a colleague has open when they go on leave. */
const OPEN_CASES = 6

export const giveAway: PressAct = {
  name: 'Give the cases of a colleague to another',
  device: 'laptop',
  async perform({ page, hands, colleague }) {
    const name = ownName()
    const { reference, others } = await sendFaults(page, name, OPEN_CASES)
    const references = [reference, ...others.map((each) => each.reference)]
    await openStaffPage(page, `/saker?q=${name}`)
    await page.getByRole('checkbox', { name: 'Velg alle på siden' }).check()
    await page.keyboard.press('a')
    await untilStored(
      OPEN_CASES,
      'select count(*) from cases where reference = any($1) and assignee_id is not null',
      [references],
    )
    await openStaffPage(page, '/saker?fane=mine')
    const people = page.getByRole('combobox', { name: 'Søk etter kollega' })
    await hands.press(page.getByRole('button', { name: /^Gi alle \d+ til …$/ }))
    await hands.write(people, colleague.name.slice(-8))
    await hands.key('Enter', () => expect(people).toBeHidden({ timeout: 2000 }))
    await untilAssigned(colleague.email, references)
  },
}

const untilAssigned = (email: string, references: readonly string[]) =>
  untilStored(
    references.length,
    'select count(*) from cases where reference = any($2) and assignee_id = (select id from staff where email = $1)',
    [email, references],
  )

/** On the morning itself, by a person who has never said so before. */
export const nameFirstDeputy: PressAct = {
  name: 'Say for the first time that one is away today, and who acts meanwhile',
  device: 'laptop',
  async perform({ page, hands }) {
    await sayAwayToday(page, hands)
    await removeAbsence(page)
  },
}

/** On the morning itself, by a person who has had a deputy before: the same one again. */
export const nameDeputy: PressAct = {
  name: 'Say that one is away today, and who acts meanwhile',
  device: 'laptop',
  async perform({ page, hands, colleague }) {
    const later = addDays(osloDate(new Date()), 300)
    await openStaffPage(page, '/intern/konto#fravaer')
    const form = absenceForm(page)
    await form.getByLabel(absenceTexts.from).fill(later)
    await form.getByLabel(absenceTexts.to).fill(later)
    await chooseDeputy(form, colleague.name)
    await form.getByRole('button', { name: absenceTexts.save }).click()
    await expect(page.getByText(absenceTexts.saved)).toBeVisible()
    const deputy = await sayAwayToday(page, hands)
    await untilStored(1, 'select count(*) from staff where id = $1 and email = $2', [deputy, colleague.email])
    await removeAbsence(page)
    await removeAbsence(page)
  },
}

const absenceForm = (page: Page) => page.locator('#fravaer form', { hasText: absenceTexts.save })

/** All colleagues are shown where they are few; otherwise they are in a list. */
async function chooseDeputy(form: Locator, name: string): Promise<void> {
  const list = form.locator('select')
  if (await list.isVisible()) await list.selectOption({ label: name })
  else await form.getByRole('radio', { name }).check()
}

/** From the inbox until it is stored. Gives the id of the deputy, who is proposed. */
async function sayAwayToday(page: Page, hands: Presses): Promise<string> {
  await openStaffPage(page, '/saker')
  await hands.press(page.locator('header details').last().locator('summary'))
  await hands.press(page.locator('header').getByRole('link', { name: 'Fravær' }))
  const form = absenceForm(page)
  await form.waitFor()
  const deputy = await form.evaluate((element: HTMLFormElement) =>
    String(new FormData(element).get('deputy')),
  )
  await hands.press(form.getByRole('button', { name: absenceTexts.save }))
  await untilStored(
    1,
    `select count(*) from staff_absences where deputy_id::text = $1
       and (now() at time zone 'Europe/Oslo')::date between first_day and last_day`,
    [deputy],
  )
  return deputy
}

async function removeAbsence(page: Page): Promise<void> {
  const removes = page.getByRole('button', { name: /^Slett fraværet/ })
  // The list may not have the one that was just stored yet.
  await page.reload()
  const count = await removes.count()
  await removes.first().click()
  await expect(removes).toHaveCount(count - 1)
}
