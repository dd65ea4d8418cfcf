import { expect } from '@playwright/test'
import { openStaffPage } from '../staff-browser.ts'
import { focusOn, linkTo, ownName, type PressAct, sendFaults, untilStatus, untilStored } from './act.ts'

const answer = 'Vaktmesteren kommer i morgen mellom klokka ni og elleve.'

export const answerAndClose: PressAct = {
  name: 'Answer the first case of the inbox and close it',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    const { reference } = await sendFaults(page, name, 1, { hasPhotos: true })
    await openStaffPage(page, `/saker?q=${name}`)
    const message = page.getByLabel('Melding', { exact: true })
    await hands.key('e', focusOn(message))
    await hands.see(page.getByText('Krana på badet drypper (1).').last())
    await hands.see(page.locator('main img').first())
    await hands.write(message, answer)
    await hands.press(page.getByRole('button', { name: 'Send svar' }))
    await untilStatus('done', [reference])
  },
}

export const answerAndNext: PressAct = {
  name: 'Answer the open case and go to the next',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    const { reference, others } = await sendFaults(page, name, 2, { hasPhotos: true })
    const [next = { reference: '' }] = others
    await openStaffPage(page, `/saker?q=${name}`)
    // The newest stands first.
    await linkTo(page, next).click()
    await expect(page).toHaveURL(new RegExp(next.reference))
    const message = page.getByLabel('Melding', { exact: true })
    await hands.key('r', focusOn(message))
    await hands.write(message, answer)
    await hands.press(page.getByRole('button', { name: 'Send og neste' }))
    await untilStatus('in-progress', [next.reference])
    await expect(page).toHaveURL(new RegExp(reference))
  },
}

/** Two keys once the template is found: one chooses it with its status, the other sends and goes on. */
export const answerByTemplate: PressAct = {
  name: 'Answer the open case by a template, close it and go to the next',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    const { reference, others } = await sendFaults(page, name, 2)
    const [next = { reference: '' }] = others
    await openStaffPage(page, `/saker?q=${name}`)
    await linkTo(page, next).click()
    await expect(page).toHaveURL(new RegExp(next.reference))
    const search = page.getByRole('combobox', { name: 'Søk i malene' })
    const message = page.getByLabel('Melding', { exact: true })
    await hands.key('m', focusOn(search))
    await hands.write(search, 'i orden')
    await hands.key('Enter', focusOn(message))
    await expect(page.getByLabel('Etterpå er saken')).toHaveValue('done')
    await expect(page.getByText('Lukkes når du sender.', { exact: true })).toBeVisible()
    await hands.key('Control+Shift+Enter', () => expect(page).toHaveURL(new RegExp(reference)))
    await untilStatus('done', [next.reference])
    await expect(page.getByRole('status').filter({ hasText: next.reference })).toBeVisible()
  },
}

export const closeTwelve: PressAct = {
  name: 'Answer twelve cases alike and close them',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    const { reference, others } = await sendFaults(page, name, 12)
    await openStaffPage(page, `/saker?q=${name}`)
    const message = page.getByLabel('Melding til avsenderne')
    await hands.press(page.getByRole('button', { name: 'Svar alle 12' }))
    await expect(message).toBeFocused()
    await hands.write(message, answer)
    await hands.press(page.getByRole('button', { name: 'Send til 12 og avslutt' }))
    await untilStatus('done', [reference, ...others.map((each) => each.reference)])
  },
}

export const mergeDuplicate: PressAct = {
  name: 'Merge a duplicate into the case of the neighbour',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    const { others } = await sendFaults(page, name, 2, { address: `${name} 1, Larvik` })
    const [duplicate = { reference: '' }] = others
    await openStaffPage(page, `/saker/${duplicate.reference}`)
    await hands.see(page.getByText('Samme adresse'))
    await hands.press(page.getByRole('button', { name: 'Slå inn' }))
    await hands.press(page.getByRole('button', { name: 'Slå sammen, og svar alle' }))
    await untilStored(1, 'select count(*) from cases where reference = $1 and merged_into is not null', [
      duplicate.reference,
    ])
  },
}
