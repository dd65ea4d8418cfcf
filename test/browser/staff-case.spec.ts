import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { senderActions } from '../../src/features/cases/sender-actions.ts'
import { blankPhoto } from '../support/blank-photo.ts'
import { expectWholeRanges } from '../support/broken-words.ts'
import { holdScripts } from '../support/early-acts.ts'
import { type Sent, send } from '../support/send-form.ts'
import { expectAccessible, expectAccessibleInAllLooks, expectNoSidewaysScroll } from '../support/site.ts'
import { fromOurPages, openStaffPage, signedInAs } from '../support/staff-browser.ts'

let context: BrowserContext
let page: Page
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser, baseURL }) => {
  context = await signedInAs(browser, 'saksbehandler', baseURL)
  page = await context.newPage()
})
test.afterAll(() => context.close())

const long = 'Vannet kommer fra taket i gangen, og det lukter brent.\n'.repeat(180).slice(0, 9_990)

async function addPhotos({ path }: Sent, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const buffer = await blankPhoto(80 + index, 60)
      .jpeg()
      .toBuffer()
    await page.request.post(path, {
      headers: fromOurPages,
      multipart: {
        action: senderActions.addPhotos.name,
        imageUrls: { name: `${index}.jpg`, mimeType: 'image/jpeg', buffer },
      },
    })
  }
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`shows what was sent and the reply without scrolling at ${width}×${height}`, async () => {
    await page.setViewportSize({ width, height })
    const sent = await send(page, 'issue-report', { description: `Dryppende kran. ${long}` })
    await openStaffPage(page, `/saker/${sent.reference}`)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expectWholeRanges(page)
    await expect(page.locator('#message')).toBeInViewport({ ratio: 1 })
    const [sentBox, replyBox] = [
      await page.locator('dd').getByText('Dryppende kran.').boundingBox(),
      await page.locator('#message').boundingBox(),
    ]
    // Its first six lines stand above the reply.
    expect((sentBox?.y ?? Infinity) + 150).toBeLessThan(replyBox?.y ?? 0)
    await page.getByText('Det som har skjedd').scrollIntoViewIfNeeded()
    await expect(page.locator('#message')).toBeInViewport({ ratio: 1 })
    // A long reply leaves room for what it answers.
    await page.locator('#message').fill(long)
    await expect(page.getByRole('button', { name: 'Send svar' })).toBeInViewport({ ratio: 1 })
    await page.locator('#message').fill('')
  })

test('a template says what it does, readable, and the status it gives stays changeable', async () => {
  const { reference } = await send(page, 'issue-report')
  await openStaffPage(page, `/saker/${reference}`)
  const status = page.getByLabel('Etterpå er saken')
  await page.keyboard.press('t')
  await expect(page.getByRole('option', { name: 'Dette er i orden' })).toContainText('Lukkes når du sender.')
  await expectAccessibleInAllLooks(page)
  await page.keyboard.type('Dette er i orden')
  await page.keyboard.press('Enter')
  await expect(status).toHaveValue('done')
  await expect(page.getByText('Lukkes når du sender.', { exact: true })).toBeVisible()
  await status.selectOption('-')
  await expect(page.getByText('Lukkes når du sender.', { exact: true })).toBeHidden()
})

test('on a telephone the buttons that send are in sight once a template is chosen', async () => {
  const { reference } = await send(page, 'issue-report')
  await page.setViewportSize({ width: 390, height: 750 })
  await openStaffPage(page, `/saker/${reference}`)
  await page.locator('#message').focus()
  await page.getByRole('button', { name: 'Sett inn mal' }).click()
  await page.getByRole('option', { name: 'Vi trenger' }).click()
  const menu = await page.locator('.staff-bar-bar').boundingBox()
  for (const name of ['Send svar', 'Send og avslutt', 'Send og neste']) {
    const button = await page.getByRole('button', { name, exact: true }).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0), name).toBeLessThanOrEqual(menu?.y ?? 0)
  }
})

test('the status after a reply is never cut', async () => {
  const { reference } = await send(page, 'issue-report')
  await openStaffPage(page, `/saker/${reference}`)
  for (const width of [390, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('#message').focus()
    const missing = await page.getByLabel('Etterpå er saken').evaluate((select) => {
      const { width } = select.getBoundingClientRect()
      select.style.cssText = 'width: max-content; max-width: none; justify-self: start'
      const whole = select.getBoundingClientRect().width
      select.style.cssText = ''
      return Math.round(whole - width)
    })
    expect(missing).toBeLessThanOrEqual(0)
  }
})

/** Replies to a case as a staff member, and waits until the reply is stored. */
async function reply({ reference }: Sent, text: string): Promise<void> {
  await openStaffPage(page, `/saker/${reference}`)
  await page.locator('#message').fill(text)
  await page.getByRole('button', { name: 'Send svar' }).click()
  await expect(page.locator('.case-timeline')).toContainText(text)
}

test('on a telephone a link leads past a long case to its newest message, once it is a conversation', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sent = await send(page, 'issue-report', { description: `Dryppende kran. ${long}` })
  await reply(sent, 'Vi sender en rørlegger på torsdag.')
  const link = page.getByRole('link', { name: 'Til siste melding' })
  await expect(link).toHaveCount(0)
  await page.request.post(sent.path, {
    form: { action: senderActions.write.name, message: 'Torsdag passer fint.' },
    headers: fromOurPages,
  })
  const newest = page.locator('.case-timeline').getByText('Torsdag passer fint.')
  await openStaffPage(page, `/saker/${sent.reference}`)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(newest).not.toBeInViewport()
  await link.click()
  await expect(newest).toBeInViewport({ ratio: 1 })
  const dock = await page.locator('.composer').boundingBox()
  const bottom = () => newest.evaluate((text) => text.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(dock?.y ?? 0)
})

test('prints the last reply as a letter', async () => {
  const sent = await send(page, 'issue-report')
  await reply(sent, 'Rørleggeren kommer på torsdag.')
  await reply(sent, 'Rørleggeren kommer på fredag likevel.')
  await openStaffPage(page, `/saker/${sent.reference}/brev`)
  await expect(page.getByRole('main')).toContainText('Rørleggeren kommer på fredag likevel.')
  await expect(page.getByRole('main')).not.toContainText('torsdag')
})

test('opens a photo in the viewer, which is used by keys', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const sent = await send(page, 'issue-report')
  await addPhotos(sent, 3)
  await openStaffPage(page, `/saker/${sent.reference}`)
  await page.getByRole('link', { name: 'Bilde 2' }).click()
  const viewer = page.getByRole('dialog', { name: 'Bildevisning' })
  await expect(viewer.getByText('2 av 3')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('3 av 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('1 av 3')).toBeVisible()
  const widthOf = async () => (await viewer.getByRole('img').boundingBox())?.width ?? 0
  const before = await widthOf()
  await page.keyboard.press('+')
  await expect.poll(widthOf).toBeGreaterThan(before)
  await viewer.getByRole('button', { name: 'Mindre' }).click()
  await page.keyboard.press('r')
  await expect(viewer.getByRole('img')).toHaveAttribute('data-turns', '1')
  const turned = await viewer.getByRole('img').boundingBox()
  const stage = await viewer.locator('.photo-viewer-stage').boundingBox()
  expect(turned).toEqual(stage)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Bilde 2' })).toBeFocused()
})

test('without scripts, a thumbnail is a link to its photo', async ({ browser, baseURL }) => {
  const plain = await signedInAs(browser, 'vaktmester', baseURL, { javaScriptEnabled: false })
  const theirs = await plain.newPage()
  const sent = await send(theirs, 'issue-report')
  await addPhotos(sent, 1)
  await theirs.goto(`/saker/${sent.reference}`)
  const photo = await theirs.getByRole('link', { name: 'Bilde 1' }).getAttribute('href')
  const response = await theirs.request.get(photo ?? '')
  expect(response.headers()['content-type']).toMatch(/^image/)
  await plain.close()
})

test('keeps all that is typed while its scripts arrive', async () => {
  const sent = await send(page, 'issue-report')
  for (const [part, field] of [
    ['Svar til avsenderen', '#message'],
    ['Internt notat', '#note'],
  ] as const) {
    const releaseScripts = await holdScripts(page)
    await page.goto(`/saker/${sent.reference}`)
    if (!(await page.locator(field).isVisible())) await page.locator('summary', { hasText: part }).click()
    const text = 'Rørleggeren kommer på torsdag mellom ti og tolv, og ringer på i første etasje først.'
    await page.locator(field).pressSequentially(text.slice(0, 20))
    await Promise.all([
      page.locator(field).pressSequentially(text.slice(20), { delay: 15 }),
      releaseScripts(),
    ])
    await expect(page.locator(field)).toHaveValue(text)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expect(page.locator(field)).toHaveValue(text)
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('sends by Ctrl+Enter, and goes on to the next case of the list, where the reply can be undone', async () => {
  const sender = `Rekke ${Date.now()}`
  const newest = await send(page, 'contact-message', { name: sender })
  const middle = await send(page, 'contact-message', { name: sender })
  const oldest = await send(page, 'contact-message', { name: sender })
  const order = [newest, middle, oldest].map(({ reference }) => reference)
  await openStaffPage(page, `/saker?fane=venter-pa-oss&q=${sender.replace(' ', '+')}`)
  await page.getByRole('link', { name: sender }).first().click()
  const isAt = (index: number) => expect(page.locator('[data-part=marks]')).toContainText(order[index] ?? '')
  await isAt(0)
  await page.keyboard.press('j')
  await isAt(1)
  await page.keyboard.press('k')
  await isAt(0)
  await page.keyboard.press('r')
  await page.keyboard.type('Takk, j og k er bare bokstaver her.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Svaret er lagret og står på avsenderens side.')).toBeVisible()
  await expect(page.locator('[data-part=assignee]')).toContainText('saksbehandler')

  await page.locator('#message').fill('Vi ringer deg i morgen.')
  await page.getByRole('button', { name: 'Send og neste' }).click()
  await isAt(1)
  // It says which case it is about: not the one that is shown.
  await expect(page.getByText('Svaret er lagret og står på avsenderens side.')).toHaveText(
    new RegExp(`${sender}, ${order[0]}: `),
  )
  await page.locator('h1').click()
  await page.keyboard.press('Control+z')
  await isAt(0)
  await expect(page.locator('#message')).toHaveValue('Vi ringer deg i morgen.')
  await page.getByRole('button', { name: 'Send og avslutt' }).click()
  await expect(page.getByText(/Saken er avsluttet/)).toBeVisible()

  await page.goto(`/saker/${order[1]}?fane=venter-pa-oss&q=${sender.replace(' ', '+')}`)
  await isAt(1)
  await page.keyboard.press('r')
  await page.keyboard.type('Dette er ordnet.')
  await page.keyboard.press('Control+Shift+Enter')
  await isAt(2)
  await expect(page.getByText(/Saken er avsluttet/)).toContainText(`${sender}, ${order[1]}: `)
})

test('offers time slots, of which the sender chooses one without scripts, and both see what is agreed', async ({
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const sent = await send(page, 'issue-report')
  await openStaffPage(page, `/saker/${sent.reference}`)
  await page.locator('summary', { hasText: 'Tilby tidspunkter' }).click()
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Tilby tidspunktene' }).click()
  await expect(page.getByText('Tidspunktene er lagret og står på avsenderens side.')).toBeVisible()

  const sender = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  })
  const theirs = await sender.newPage()
  await theirs.goto(sent.path)
  const visit = theirs.locator('#besok')
  await expect(visit.getByRole('heading', { name: 'Velg et tidspunkt' })).toBeVisible()
  await expectNoSidewaysScroll(theirs)
  await visit.locator('summary', { hasText: 'Ingen av disse passer' }).click()
  await visit.getByRole('button', { name: 'be om andre tidspunkter' }).click()
  await expect(theirs.getByRole('alert')).toContainText('Skriv når det passer')
  const slot = visit.getByRole('button', { name: /kl\. \d{2}\.\d{2}–\d{2}\.\d{2}/ }).first()
  const label = await slot.innerText()
  await slot.click()
  await expect(visit.getByRole('heading', { name: 'Besøket er avtalt' })).toBeVisible()
  await expect(visit).toContainText(label)

  await openStaffPage(page, `/saker/${sent.reference}`)
  await expect(page.locator('[data-part="agreed"]')).toHaveText(label)
  await visit.locator('summary', { hasText: 'Avlys besøket' }).click()
  await visit.getByRole('button', { name: 'Ja, avlys besøket' }).click()
  await expect(theirs.locator('.case-thread-timeline')).toContainText(`Besøket ${label} er avlyst`)
  await sender.close()
})
