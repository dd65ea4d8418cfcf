import { expect, test } from '../support/reused-page.ts'
import { searches } from '../support/searches.ts'
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, openAlive } from '../support/site.ts'

test.beforeAll(async ({ request }) => {
  // The pages are indexed by a job, once the site has started.
  await expect.poll(async () => (await request.get('/api/sok?q=sluk')).text()).toContain('/rense-sluket')
})

test('what visitors type finds what they mean among the first three', async ({ page }) => {
  const missed: string[] = []
  for (const [query, wanted] of searches) {
    const { hits } = await (await page.request.get(`/api/sok?${new URLSearchParams({ q: query })}`)).json()
    const first = JSON.stringify(hits.slice(0, 3))
    if (!first.includes(wanted)) missed.push(`${query}: not ${wanted}, but ${first}`)
  }
  // Three in sixty may be wishes that no site of this size can read.
  expect(missed.slice(3), missed.join('\n')).toEqual([])
})

test('each example in the hint finds something first', async ({ page }) => {
  await page.goto('/sok')
  const hint = (await page.locator('main').textContent()) ?? ''
  const examples = [...hint.matchAll(/«([^»]+)»/g)].map(([, example = '']) => example)
  expect(examples.length).toBeGreaterThan(1)
  for (const example of examples) {
    const { hits } = await (await page.request.get(`/api/sok?${new URLSearchParams({ q: example })}`)).json()
    expect(hits, example).not.toEqual([])
  }
})

test('a search goes from the header to its results, by keyboard', async ({ page }) => {
  await openAlive(page, '/kundeservice')
  await page.getByRole('link', { name: 'Søk', exact: true }).press('Enter')
  await page.getByRole('combobox', { name: 'Hva leter du etter?' }).fill('mistet nøkkelen')
  await page.keyboard.press('Enter')
  await page.waitForURL('/sok?q=mistet+n%C3%B8kkelen')
  await expect(page.getByRole('combobox')).toHaveValue('mistet nøkkelen')
  await page.getByRole('link', { name: 'Tapt nøkkel' }).first().click()
  await expect(page).toHaveURL('/tapt-nokkel')
})

test('one can type as soon as the search has opened, by its address, by the lens, and by the lens once more', async ({
  page,
}) => {
  await openAlive(page, '/sok')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await openAlive(page, '/kundeservice')
  const lens = page.getByRole('banner').getByRole('link', { name: 'Søk', exact: true })
  for (let press = 0; press < 2; press += 1) {
    await lens.click()
    await expect(page).toHaveURL('/sok')
    await expect(field).toBeFocused()
  }
  await page.goto('/sok?q=sluk')
  await expect(field).not.toBeFocused()
})

test('the search and the menu stand beside the name in every window, also at 400 % zoom', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Søk', exact: true })
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/personvern')
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.menu-button')).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(link).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
})

test('suggestions come while one types, and lead on by keyboard', async ({ page }) => {
  await openAlive(page, '/sok')
  const field = page.getByRole('combobox', { name: 'Hva leter du etter?' })
  await field.pressSequentially('mistet nøkk')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Tapt nøkkel')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await field.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(first).toBeHidden()
  await field.pressSequentially('e')
  await expect(first).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL('/tapt-nokkel')
})

test('the suggestions close and open again by keyboard, and the arrows go round', async ({ page }) => {
  await openAlive(page, '/sok')
  const field = page.getByRole('combobox')
  const options = page.getByRole('option')
  const selected = () => options.evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'))
  await field.pressSequentially('storgata')
  await expect(options.first()).toBeVisible()
  const last = (await options.count()) - 1
  const press = async (key: string, place: number | null) => {
    await field.press(key)
    await expect(field).toHaveAttribute('aria-expanded', String(place !== null))
    if (place !== null) await expect.poll(selected, key).toBe(place)
    if (place === null || place < 0) await expect(field).not.toHaveAttribute('aria-activedescendant')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('storgata')
  }
  await press('Escape', null)
  await press('ArrowDown', 0)
  await press('ArrowDown', 1)
  await press('ArrowLeft', -1)
  await press('ArrowUp', last)
  await press('ArrowDown', -1)
  await press('Escape', null)
  await press('ArrowUp', last)
  await press('Alt+ArrowUp', null)
  await press('Alt+ArrowDown', -1)
  // Nothing is chosen: the field is sent as it is.
  await field.press('Enter')
  await expect(page).toHaveURL('/sok?q=storgata')
})

test('a suggestion is pressed like a link', async ({ page }) => {
  await openAlive(page, '/sok')
  await page.getByRole('combobox').pressSequentially('sluk')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL('/rense-sluket')
})

test('without scripts the results stand on the page', async ({ withoutScripts: page }) => {
  await page.goto('/sok?q=sluk')
  await expect(page.locator('.search-results-hits').getByRole('link').first()).toHaveAttribute(
    'href',
    '/rense-sluket',
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a wish is answered by its homes, and leads to their list and to being told of more', async ({
  withoutScripts: page,
}) => {
  await page.goto('/sok?q=leilighet+i+larvik')
  const answer = page.getByRole('main').getByRole('listitem').first()
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText('Boliger · Larvik')
  await expect(answer.getByRole('status')).toHaveText(/^\d+ passer$/)
  const home = answer.getByRole('listitem').first()
  await expect(home).toContainText(/, Larvik.*kr\/mnd.*m².*Ledig/)
  await expect(home.getByRole('img')).toHaveCount(0)
  await expect(home.locator('img')).toHaveAttribute('srcset', /\/bilder\/\w+\/320 320w$/)
  await expect(answer.getByRole('link', { name: 'Si fra når noe passer' })).toHaveAttribute(
    'href',
    '/si-fra?type=bolig&by=larvik',
  )
  await answer.getByRole('link', { name: /^Hele lista \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/eiendommer?type=bolig&by=larvik')
})

test('what fails one thing stands below what is wished, with its reason', async ({
  withoutScripts: page,
}) => {
  await page.goto('/sok?q=toroms+i+larvik+under+10+600')
  const answer = page.getByRole('main').getByRole('listitem').first()
  await expect(answer.getByRole('status')).toHaveText('1 passer')
  const nearly = answer.getByRole('heading', { name: 'Nesten' }).locator('+ ul').getByRole('listitem')
  await expect(nearly.first()).toContainText('10 900 kr, ellers alt')
  await page.goto('/sok?q=toroms+i+larvik+under+10+000')
  await expect(page.getByText('Ingenting passer helt akkurat nå. Dette er nærmest:')).toBeVisible()
})

test('a misspelt search says as what it was read', async ({ withoutScripts: page }) => {
  await page.goto('/sok?q=fakturra')
  await expect(page.getByText('«fakturra» fant vi ikke. Her er treffene på «faktura».')).toBeVisible()
})

test('noise finds nothing, and leads to the help', async ({ withoutScripts: page }) => {
  await page.goto(`/sok?${new URLSearchParams({ q: "'; drop table properties" })}`)
  await expect(page.getByText("Ingen treff på «'; drop table properties».")).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Våre eiendommer',
    'Kundeservice',
    'Meld interesse',
  ])
})

test('a search without a result says so, and leads on', async ({ withoutScripts: page }) => {
  await page.goto('/sok?q=xyzzy')
  await expect(page.getByText('Ingen treff på «xyzzy».')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Kundeservice' })).toBeVisible()
})

for (const width of [375, 1280])
  test(`the search passes axe and fits at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/sok', '/sok?q=toroms+larvik+under+11000', '/sok?q=kontor+oslo', '/sok?q=xyzzy']) {
      await openAlive(page, path)
      await expectNoSidewaysScroll(page)
      await expectAccessibleAt(page, width)
    }
  })

test('a search in danger is answered above all hits, with the numbers one press away', async ({
  withoutScripts: page,
}) => {
  await page.goto('/sok?q=det+brenner+på+kjøkkenet')
  const answer = page.getByRole('main').getByRole('region', { name: 'Brann eller røyk' })
  await expect(answer.getByRole('link', { name: 'Brann 110' })).toHaveAttribute('href', 'tel:110')
  await expect(answer.getByRole('link', { name: /^Ring vakttelefonen nå/ })).toHaveAttribute('href', /^tel:/)
})

test('an answer comes first among the suggestions, and an emergency number is one press from there', async ({
  page,
}) => {
  await openAlive(page, '/sok')
  await page.getByRole('combobox').pressSequentially('vakttelefon')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Ring vakttelefonen')
  await expect(first).toHaveAttribute('href', /^tel:/)
})

for (const width of [320, 1280])
  test(`an answer passes axe and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const query of ['vakttelefon', 'gasslukt', 'depositum']) {
      await openAlive(page, `/sok?q=${query}`)
      await expectNoSidewaysScroll(page)
      await expectAccessibleAt(page, width)
    }
  })
