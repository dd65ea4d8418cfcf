import { expect, type Page, test } from '@playwright/test'
import { comparisonPath } from '../../src/domain/portfolio/chosen-properties.ts'
import { holdScripts } from '../support/early-acts.ts'
import { expectAccessibleAt, expectNoSidewaysScroll, openAlive, readProperties } from '../support/site.ts'

async function someHomes(page: Page, count: number) {
  const { cards } = await readProperties(page, '?type=bolig')
  return cards.slice(0, count)
}

/** Opens a page whose device keeps some favourites. */
async function openWith(page: Page, path: string, ids: readonly string[]): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('favoritter', text), ids.join(' '))
  await openAlive(page, path)
}

test('a home saved before the scripts have come is a favourite in all tabs, until it is removed', async ({
  page,
  context,
}) => {
  const [home] = await someHomes(page, 1)
  const releaseScripts = await holdScripts(page)
  await page.goto(`/eiendommer/${home?.id}`)
  const save = page.getByRole('button', { name: `Lagre ${home?.title}` })
  await save.click()
  await releaseScripts()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await openAlive(other, '/favoritter')
  await expect(other.getByRole('link', { name: home?.title ?? '' })).toBeVisible()
  await page.locator('.toast-card').getByRole('link', { name: 'Vis favorittene' }).click()
  await page.getByRole('button', { name: `Ta bort ${home?.title}` }).click()
  await expect(page.locator('.favourite-row')).toHaveCount(0)
  await expect(other.locator('.favourite-row')).toHaveCount(0)
})

test('hearts save from the list, also before the scripts have come, and show what is saved on the cards that follow', async ({
  page,
}) => {
  const [home] = await someHomes(page, 1)
  const all = (await readProperties(page, '?type=bolig&side=2')).cards
  const last = all.at(-1)
  const heart = (title = '') => page.getByRole('button', { name: `Lagre ${title}`, exact: true })
  const releaseScripts = await holdScripts(page)
  await page.goto('/eiendommer?type=bolig')
  await heart(home?.title).click()
  await releaseScripts()
  await expect(heart(home?.title)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.toast-card')).toContainText('Lagret på denne enheten')
  await page.evaluate((id) => {
    localStorage.setItem('favoritter', `${localStorage.getItem('favoritter')} ${id}`)
  }, last?.id)
  await page.reload()
  await expect(heart(home?.title)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Vis flere' }).click()
  await expect(heart(last?.title)).toHaveAttribute('aria-pressed', 'true')
  await heart(home?.title).click()
  await expect(heart(home?.title)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/favoritter')
  await expect(page.locator('.favourite-row')).toHaveCount(1)
})

test('the header counts what is saved on pages of every kind and in other tabs, and nothing moves when it comes', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 750 })
  const [first, second] = await someHomes(page, 2)
  const other = await context.newPage()
  await openAlive(other, '/om-oss')
  const inHeader = (tab: Page, name: string) =>
    tab.getByRole('banner').getByRole('link', { name, exact: true })
  await expect(other.getByRole('banner').getByRole('link', { name: /Favoritter/ })).toHaveCount(0)
  const places = () =>
    page
      .locator('body > header a, body > header summary')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  await openAlive(page, `/eiendommer/${first?.id}`)
  const before = await places()
  await page.getByRole('button', { name: `Lagre ${first?.title}` }).click()
  await expect(inHeader(page, 'Favoritter, 1 lagret')).toBeVisible()
  await expect(inHeader(other, 'Favoritter, 1 lagret')).toBeVisible()
  expect(await places()).toEqual(before)
  await openAlive(page, `/eiendommer/${second?.id}`)
  await page.getByRole('button', { name: `Lagre ${second?.title}` }).click()
  await inHeader(other, 'Favoritter, 2 lagret').click()
  await expect(other.locator('.favourite-row')).toHaveCount(2)
  await other.getByRole('button', { name: `Ta bort ${first?.title}` }).click()
  await expect(inHeader(page, 'Favoritter, 1 lagret')).toBeVisible()
  await other.goBack()
  await expect(inHeader(other, 'Favoritter, 1 lagret')).toBeVisible()
})

for (const width of [320, 360, 375, 390, 960, 1040, 1280])
  test(`the header is one line at ${width} px with forty favourites`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openWith(
      page,
      '/om-oss',
      Array.from({ length: 40 }, () => crypto.randomUUID()),
    )
    await expect(page.getByRole('banner').getByRole('link', { name: 'Favoritter, 40 lagret' })).toBeVisible()
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
  })

test('each save says so for four seconds, with the number and a way to them; the page says how to save while there is nothing', async ({
  page,
}) => {
  const homes = await someHomes(page, 2)
  await openAlive(page, '/favoritter')
  const instruction = page.getByText('Trykk på hjertet ved det du liker')
  await expect(instruction).toBeVisible()
  await openAlive(page, '/eiendommer?type=bolig')
  const toast = page.locator('.toast-card')
  for (const [index, home] of homes.entries()) {
    await page.getByRole('button', { name: `Lagre ${home.title}`, exact: true }).click()
    await expect(toast).toContainText(index === 0 ? '1 favoritt' : '2 favoritter')
  }
  await expect(toast).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(toast).toHaveCount(0, { timeout: 6000 })
  await openAlive(page, '/favoritter')
  await expect(page.locator('.favourite-row')).toHaveCount(2)
  await expect(instruction).toBeHidden()
})

test('long facts of a favourite are read whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 750 })
  const { cards } = await readProperties(page, '?type=minilager')
  await openWith(
    page,
    '/favoritter',
    cards.map(({ id }) => id),
  )
  await expect(page.locator('.favourite-row')).toHaveCount(cards.length)
  const cut = await page.locator('.separated-texts').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const from = line.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(line).fontSize)
      const range = document.createRange()
      return [...line.children].flatMap(({ firstChild }) => {
        if (!firstChild) return []
        range.selectNodeContents(firstChild)
        return [...range.getClientRects()].filter(({ left }) => left < from - 0.5)
      })
    }),
  )
  expect(cut).toHaveLength(0)
})

test('a comparison begins with what is saved, at one press', async ({ page }) => {
  const ids = (await someHomes(page, 5)).map(({ id }) => id)
  await openWith(page, '/favoritter', ids)
  await page.getByRole('button', { name: 'Sammenlign side om side' }).click()
  await expect(page).toHaveURL(comparisonPath(ids.slice(0, 4)))
  await openAlive(page, '/sammenlign')
  await page.getByRole('link', { name: 'Sammenlign de 4 første favorittene' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
})

test('favourites are compared side by side, at a link that others can open without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const homes = await someHomes(page, 3)
  await openWith(page, '/favoritter', [...homes.map(({ id }) => id), '00000000-0000-4000-8000-000000000000'])
  await expect(page.getByText('Én favoritt er ikke på nettstedet lenger.')).toBeVisible()
  await page.getByRole('checkbox').nth(1).uncheck()
  await page.getByRole('button', { name: 'Sammenlign side om side' }).press('Enter')
  const compared = [homes[0]?.id ?? '', homes[2]?.id ?? '']
  await expect(page).toHaveURL(comparisonPath(compared))
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const elsewhere = await context.newPage()
  await elsewhere.goto(comparisonPath(compared))
  const columns = elsewhere.getByRole('columnheader')
  await expect(columns).toHaveCount(2)
  await elsewhere.getByRole('link', { name: `Ta bort ${homes[0]?.title}` }).click()
  await expect(columns).toHaveCount(1)
  await elsewhere.goto('/favoritter')
  await expect(elsewhere.getByText('viser dem bare med JavaScript')).toBeVisible()
  await elsewhere.goto(`/eiendommer/${homes[0]?.id}`)
  await expect(elsewhere.locator('.save-button').filter({ visible: true })).toHaveCount(0)
  await context.close()
})

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const [home] = await someHomes(page, 1)
  await openAlive(page, `/eiendommer/${home?.id}`)
  const heart = page.locator('.save-button').filter({ visible: true })
  await heart.click()
  await expect(page.locator('.toast-card')).toContainText('Nettleseren lagrer ikke')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('an address with unknown, repeated or too many homes gets what can be compared', async ({ page }) => {
  const homes = await someHomes(page, 5)
  const ids = homes.map(({ id }) => id)
  const gone = '00000000-0000-4000-8000-000000000000'
  await page.goto(comparisonPath(['ikke-en-id', gone, ids[0] ?? '', ids[0] ?? '', ...ids]))
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.getByText('Bare 4 får plass side om side.')).toBeVisible()
  await expect(page.getByText('Én av dem er ikke på nettstedet lenger.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto(comparisonPath([gone]))
  await expect(page.getByText('Én av dem er ikke på nettstedet lenger.')).toBeVisible()
  const long = await page.request.get(`/sammenlign?id=${'x'.repeat(10_000)}`)
  expect(long.status()).toBe(414)
})

test('without scripts an empty comparison leads to the portfolio, since no favourites can be chosen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/sammenlign')
  const main = page.getByRole('main')
  await expect(main).toContainText('virker bare med JavaScript')
  await expect(main.getByRole('link', { name: 'Se favorittene dine' })).toBeHidden()
  await main.getByRole('link', { name: 'Se eiendommene' }).click()
  await expect(page).toHaveURL('/eiendommer')
  await context.close()
})

test('the names of facts stay in sight on a phone while the keyboard scrolls the columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const ids = (await someHomes(page, 4)).map(({ id }) => id)
  await page.goto(comparisonPath(ids))
  const table = page.getByRole('region', { name: 'Sammenligning' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await table.evaluate((region) => region.scrollTo(region.scrollWidth, 0))
  await expect(table.getByText('Leie', { exact: true })).toBeInViewport({ ratio: 1 })
})

for (const width of [375, 1280])
  test(`favourites and a comparison pass axe and fit at ${width} px, and are printed without what is pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const ids = (await someHomes(page, 4)).map(({ id }) => id)
    await openWith(page, '/favoritter', ids)
    await expect(page.getByRole('checkbox')).toHaveCount(4)
    for (const path of ['/favoritter', comparisonPath(ids)]) {
      await openAlive(page, path)
      await expect(page.locator('main img').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessibleAt(page, width)
      await page.emulateMedia({ media: 'print' })
      for (const pressed of ['Ta bort', 'Kopier', 'Sammenlign'])
        await expect(
          page.getByText(pressed, { exact: true }).and(page.locator('a, button, label')).first(),
        ).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    }
  })
