import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { send } from '../send-form.ts'
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
    await hands.see(page.locator('dd', { hasText: 'Krana på badet drypper (1).' }))
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

/** Two keys once the templates are open: one chooses with the status, the other sends and goes on. */
export const answerByTemplate: PressAct = {
  name: 'Answer the first case of the inbox by a template, close it and go to the next',
  device: 'laptop',
  async perform({ page, hands }) {
    const name = ownName()
    const { reference, others } = await sendFaults(page, name, 2)
    // The newest stands first.
    const [next = { reference: '' }] = others
    await openStaffPage(page, `/saker?q=${name}`)
    const message = page.getByLabel('Melding', { exact: true })
    await hands.key('t', focusOn(page.getByRole('combobox', { name: 'Søk i malene' })))
    await expect(page).toHaveURL(new RegExp(next.reference))
    const template = page.getByRole('option', { name: 'Dette er i orden' })
    const digit = await template.getAttribute('aria-keyshortcuts')
    await hands.key(digit ?? '', focusOn(message))
    await expect(page.getByLabel('Etterpå er saken')).toHaveValue('done')
    await expect(page.getByText('Lukkes når du sender.', { exact: true })).toBeVisible()
    await hands.key('Control+Shift+Enter', () => expect(page).toHaveURL(new RegExp(reference)))
    await untilStatus('done', [next.reference])
    // The receipt names the case that was left, and takes its reply back.
    const receipt = page.getByRole('status').filter({ hasText: next.reference })
    await expect(receipt).toContainText(name)
    await receipt.getByRole('button', { name: 'Angre' }).click()
    await expect(page).toHaveURL(new RegExp(next.reference))
    await expect(message).toHaveValue(/Dette er nå i orden/)
    await untilStatus('new', [next.reference])
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

/** Of one sender: where senders differ, who they are is shown and answered first, by one press more. */
export const mergeAny: PressAct = {
  name: 'Merge the first case of the inbox into any other that has the sender',
  device: 'laptop',
  async perform({ page, hands }) {
    const [email, name] = [`${randomUUID()}@eksempel.no`, ownName()]
    const fields = { name: `${name} Test`, email, description: 'Krana drypper.' }
    const street = ownName()
    await send(page, 'issue-report', { ...fields, address: `${street} 3, Larvik` })
    const { reference } = await send(page, 'issue-report', { ...fields, address: `${name} 4, Larvik` })
    await openStaffPage(page, `/saker?q=${name}`)
    const search = page.getByRole('dialog').getByRole('combobox')
    await hands.key('m', focusOn(search))
    // Nothing is taken by Enter before something is written.
    await page.keyboard.press('Enter')
    await hands.write(search, street)
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(street)
    await hands.key('Enter', () => expect(search).toBeHidden({ timeout: 2000 }))
    await untilStored(1, 'select count(*) from cases where reference = $1 and merged_into is not null', [
      reference,
    ])
  },
}
