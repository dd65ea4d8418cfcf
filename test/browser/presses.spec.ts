import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, test } from '@playwright/test'
import type { PressAct } from '../support/press-acts/act.ts'
import {
  answerAndClose,
  answerAndNext,
  answerByTemplate,
  closeTwelve,
  mergeAny,
  mergeDuplicate,
} from '../support/press-acts/answering.ts'
import {
  changeRent,
  changeRentInList,
  findCaller,
  findCasesOfCaller,
  finishWithPhoto,
  registerCall,
} from '../support/press-acts/around.ts'
import {
  assignFromInbox,
  assignToColleague,
  giveAway,
  nameDeputy,
  nameFirstDeputy,
  snoozeFromInbox,
  snoozeUntilMonday,
  takeCase,
} from '../support/press-acts/planning.ts'
import { parsePressTable } from '../support/press-table.ts'
import { Presses } from '../support/presses.ts'
import { type MadeColleague, makeColleague, signedInAsNew } from '../support/staff-browser.ts'

const acts: readonly PressAct[] = [
  answerAndClose,
  answerAndNext,
  answerByTemplate,
  closeTwelve,
  mergeDuplicate,
  mergeAny,
  assignToColleague,
  assignFromInbox,
  takeCase,
  snoozeUntilMonday,
  snoozeFromInbox,
  giveAway,
  nameFirstDeputy,
  nameDeputy,
  findCaller,
  findCasesOfCaller,
  registerCall,
  finishWithPhoto,
  changeRent,
  changeRentInList,
]

const viewports = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const table = parsePressTable(readFileSync('docs/presses.md', 'utf8'))

let context: BrowserContext
let colleague: MadeColleague
test.beforeAll(async ({ browser, baseURL }) => {
  context = await signedInAsNew(browser, 'administrator', baseURL)
  colleague = await makeColleague('saksbehandler', baseURL)
})
test.afterAll(() => context.close())

for (const { name, device, perform } of acts) {
  test(`${name}: takes no more presses than docs/presses.md says`, async () => {
    const page = await context.newPage()
    await page.setViewportSize(viewports[device])
    const hands = new Presses(page)
    await perform({ page, hands, colleague })
    await page.close()
    process.stdout.write(`${name}: ${hands.count} presses, ${hands.seconds.toFixed(1)} s\n`)
    expect(hands.count, 'more presses than before').toBeLessThanOrEqual(table.get(name)?.now ?? Number.NaN)
  })
}

test('the table has each act once', () => {
  expect([...table.keys()].toSorted()).toEqual(acts.map(({ name }) => name).toSorted())
})
