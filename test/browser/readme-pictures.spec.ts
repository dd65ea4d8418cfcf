import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

/** `npm run pictures` keeps the pictures here; a run of the tests only looks whether they can be taken. */
const keptIn = process.env.PICTURES

const faults = [
  [
    'Kari Nordmann',
    'urgent',
    'Storgata 31, leilighet 201',
    'Det drypper fra taket på badet, og lyset blinker.',
  ],
  ['Ola Eksempel', 'high', 'Verftsgata 18, leilighet 205', 'Oppvaskmaskinen lekker på gulvet.'],
  ['Mona Muster', 'normal', 'Skoleveien 2, leilighet 3', 'Døra til boden går ikke i lås.'],
  ['Per Prøve', 'low', 'Fabrikkgata 6, leilighet 110', 'Lyset i oppgangen er gått.'],
  ['Liv Lekse', 'normal', 'Elvegata 4, leilighet 1', 'Ovnen på soverommet blir ikke varm.'],
  ['Nils Navnesen', 'high', 'Bøkebakken 5', 'Sluket på vaskerommet er tett.'],
  ['Eva Eksempel', 'low', 'Bjørkeveien 27', 'En takrenne henger løst mot hagen.'],
  ['Arne Antatt', 'normal', 'Storgata 31, leilighet 104', 'Kjøleskapet bråker hele natten.'],
] as const

const pictures: Record<string, (browser: Browser, address: string) => Promise<Page>> = {
  'front-page': (browser, address) => openPage(browser, `${address}/`),
  list: (browser, address) => openPage(browser, `${address}/eiendommer?type=bolig`),
  async property(browser, address) {
    const page = await openPage(browser, `${address}/eiendommer?type=bolig&ledig=1`)
    await page.locator('main article a').first().click()
    await expect(page).toHaveURL(/\/eiendommer\/[0-9a-f]/)
    return page
  },
  async 'staff-inbox'(browser, address) {
    const page = await (await signedInAs(browser, 'administrator', address)).newPage()
    for (const [name, urgency, address, description] of faults)
      await send(page, 'issue-report', { name, urgency, address, description })
    await openStaffPage(page, '/saker?fane=nye')
    return page
  },
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.goto(address)
  return page
}

for (const [name, open] of Object.entries(pictures))
  test(`the picture ${name}.jpg of README.md can be taken`, async ({ browser, baseURL }) => {
    expect(readFileSync('README.md', 'utf8')).toContain(`docs/pictures/${name}.jpg`)
    const page = await open(browser, baseURL ?? '')
    await page.setViewportSize({ width: 1280, height: 860 })
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
        ),
      )
      .toBe(true)
    const path = keptIn ? join(keptIn, `${name}.jpg`) : test.info().outputPath(`${name}.jpg`)
    const picture = await page.screenshot({ path, type: 'jpeg', quality: 82 })
    expect(picture.length).toBeGreaterThan(20_000)
    await page.context().close()
  })
