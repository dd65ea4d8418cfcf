import { heroLights } from '../../demo/hero.ts'
import { expect, test } from '../support/reused-page.ts'
import { openAlive } from '../support/site.ts'

const tiles = [
  ['/bolig', 'Bolig', '196 enheter'],
  ['/parkering', 'Parkering', '82 plasser'],
  ['/naering', 'Næringslokale', '21 lokaler'],
  ['/coliving', 'Coliving', 'Moderne'],
  ['/minilager', 'Minilager', '61 plasser'],
  ['/reklame', 'Reklameplass', '10 plasser'],
] as const

test('the hero has the specified texts', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Finn ditt neste hjem eller forretningslokale',
  )
  await expect(page.getByText('Profesjonell eiendomsforvaltning i Larvik, Notodden og Stokke')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se våre annonser' })).toHaveAttribute(
    'href',
    '/ledige-leiligheter',
  )
  await expect(page.locator('.hero').getByRole('link', { name: 'Send e-post' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
})

test('the search stands in the first screen of a phone, above the buttons, and works without scripts', async ({
  withoutScripts: page,
}) => {
  await page.setViewportSize({ width: 390, height: 750 })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Se våre annonser' })).toBeInViewport({ ratio: 1 })
  const field = page.getByRole('searchbox', { name: /Hva ser du etter/ })
  await expect(field).toBeInViewport({ ratio: 1 })
  await field.fill('toroms i Larvik')
  await field.press('Enter')
  await expect(page).toHaveURL('/sok?q=toroms+i+Larvik')
  await expect(page.getByRole('searchbox')).toHaveValue('toroms i Larvik')
})

test('loads the pages of the six tiles as new documents', async ({ page }) => {
  for (const [href, label, note] of tiles) {
    await openAlive(page, '/')
    const tile = page.locator(`.tiles a[href="${href}"]`)
    await expect(tile).toContainText(label)
    await expect(tile).toContainText(note)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await tile.click()
    await expect(page).toHaveURL(href)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  }
})

test('reads the count of advertising spaces, and does not show it', async ({ page }) => {
  const read = page.waitForResponse('**/api/reklameplasser/antall')
  await page.goto('/')
  expect(await (await read).json()).toBe(4)
})

test('logs a failed count in the specified words, and shows no error', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/reklameplasser/antall', (route) => route.abort())
  await openAlive(page, '/')
  await expect.poll(() => logged.some((text) => text.includes('Error fetching reklame count'))).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('replaces a promo picture that fails with the fallback picture', async ({ page }) => {
  await page.goto('/')
  const broken = await page.locator('.promos-promo img').first().getAttribute('src')
  await page.route(`**${broken?.replace(/\d+$/, '*')}`, (route) => route.fulfill({ status: 404 }))
  await openAlive(page, '/')
  await page.locator('.promos-promo').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.promos-promo img').first()).not.toHaveAttribute('src', broken ?? '')
  await expect(page.locator('.promos-promo img')).toHaveCount(3)
})

test('the benefits and contact sections have their anchors and fields', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#benefits')).toBeVisible()
  for (const name of ['name', 'email', 'phone', 'subject', 'message']) {
    await expect(page.locator(`#contact [name="${name}"]`)).toBeVisible()
  }
})

test('the title names what is rented out, and where', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/leie.*Larvik/i)
})

test('homes that are available now follow the tiles', async ({ page }) => {
  await page.goto('/')
  const homes = page.locator('.tiles-section + .vacant-homes .card')
  await expect(homes).toHaveCount(4)
  for (const home of await homes.all()) {
    await expect(home).toContainText('Ledig')
    await expect(home.getByRole('link', { name: /^Se detaljer: / })).toHaveAttribute(
      'href',
      /^\/eiendommer\//,
    )
  }
})

test('the moon stands clear of the words at every width', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 500, 600, 767, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // Not `decode()`, which fails where the width chooses another picture meanwhile.
    const isThere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    await expect.poll(() => page.locator('.hero img').evaluate(isThere)).toBe(true)
    const light = heroLights[width < 768 ? 'narrow' : 'wide']
    const covered = await page.evaluate(({ width, height, x, y, radius }) => {
      // As `object-fit: cover` draws it, kept at the lower edge.
      const box = document.querySelector('.hero img')?.getBoundingClientRect() ?? new DOMRect()
      const scale = Math.max(box.width / width, box.height / height)
      const left = box.left + (box.width - width * scale) / 2 + x * scale
      const top = box.bottom - (height - y) * scale
      const range = document.createRange()
      const words = document.querySelectorAll('.hero .tag, .hero h1')
      return [...words].flatMap((element) => {
        range.selectNodeContents(element)
        const lines = [...range.getClientRects()]
        const isHit = lines.some(
          (line) =>
            line.left < left + radius * scale &&
            line.right > left - radius * scale &&
            line.top < top + radius * scale &&
            line.bottom > top - radius * scale,
        )
        return isHit ? [element.textContent] : []
      })
    }, light)
    expect(covered, `at ${width} px`).toEqual([])
  }
})

test('buttons and navigation are set in the heading face, and drawings are dimmed in the dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  for (const element of ['.hero .button', '.site-header-shortcuts a', '.menu-button'])
    await expect(page.locator(element).first()).toHaveCSS('font-family', /^"?Bricolage/)
  await expect(page.locator('.promos-promo img').first()).toHaveCSS('filter', /brightness/)
})
