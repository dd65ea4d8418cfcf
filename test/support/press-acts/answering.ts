import { expect } from '@playwright/test'
import { openStaffPage } from '../staff-browser.ts'
import {
  focusOn,
  linkTo,
  ownName,
  type PressAct,
  search,
  sendFaults,
  untilStatus,
  untilStored,
} from './act.ts'

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

export const closeTwelve: PressAct = {
  name: 'Answer twelve cases alike and close them',
  device: 'laptop',
  async perform(stage) {
    const { page, hands } = stage
    const name = ownName()
    const { reference, others } = await sendFaults(page, name, 12)
    await openStaffPage(page, '/saker')
    await search(stage, name, 12)
    await hands.press(page.getByRole('checkbox', { name: 'Velg alle på siden' }))
    await hands.press(page.getByText('Gjør med de valgte'))
    await hands.write(page.getByLabel('Melding til avsenderne'), answer)
    await hands.choose(page.getByLabel('Etterpå er sakene'), 'done')
    await hands.press(page.getByRole('button', { name: 'Utfør' }))
    await untilStatus('done', [reference, ...others.map((each) => each.reference)])
  },
}

export const mergeDuplicate: PressAct = {
  name: 'Merge a duplicate into the case of the neighbour',
  device: 'laptop',
  async perform(stage) {
    const { page, hands } = stage
    const name = ownName()
    const main = await sendFaults(page, name, 2)
    const [duplicate = { reference: '' }] = main.others
    await openStaffPage(page, `/saker/${duplicate.reference}`)
    await hands.press(page.getByRole('link', { name: '← Saker' }))
    await search(stage, name, 2)
    await hands.copy(page.getByText(main.reference))
    await hands.press(linkTo(page, duplicate))
    await hands.press(page.getByText('Koble og slå sammen'))
    await hands.write(page.getByLabel('Referanse til den andre saken'), main.reference)
    await hands.press(page.getByRole('button', { name: 'Slå denne inn i den' }))
    await untilStored(1, 'select count(*) from cases where reference = $1 and merged_into is not null', [
      duplicate.reference,
    ])
  },
}
