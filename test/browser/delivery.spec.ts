import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { senderActions } from '../../src/features/cases/sender-actions.ts'
import { publicPaths } from '../../src/site/addresses/pages.ts'
import { className } from '../../src/ui/styles/class-name.ts'
import { sourcesIn } from '../checks/sources.ts'
import { allPaths, openAlive, readProperties } from '../support/site.ts'

test("a draft's address gives the cached page without a session", async ({ request }) => {
  const { etag = 'none' } = (await request.get('/kundeservice')).headers()
  const answer = await request.get('/kundeservice?kladd=1', { headers: { 'If-None-Match': etag } })
  expect(answer.status()).toBe(304)
})

test('answers an unchanged page with 304', async ({ request }) => {
  const first = await request.get('/eiendommer')
  const etag = first.headers().etag ?? ''
  const second = await request.get('/eiendommer', { headers: { 'If-None-Match': etag } })
  expect(etag).not.toBe('')
  expect(second.status()).toBe(304)
})

test('unknown parameters give the same page', async ({ request }) => {
  const plain = await request.get('/eiendommer?type=bolig')
  const tracked = await request.get('/eiendommer?utm_source=x&type=bolig&side=1')
  expect(tracked.headers().etag).toBe(plain.headers().etag)
})

test('pages set no cookie, ask no third party, and allow no unsafe script or style', async ({
  page,
  context,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  for (const path of allPaths) {
    const response = await page.goto(path)
    const policy = (await response?.headerValue('content-security-policy')) ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  }
  expect(await context.cookies()).toEqual([])
  expect(asked.size).toBe(1)
})

test('the build has the styles of every component', async () => {
  const assets = 'build/app/client/assets'
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'))
  const built = (await Promise.all(sheets.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  const modules = sourcesIn(['src'], (path) => path.endsWith('.module.css'))
  const missing = [...modules].filter(([path, source]) => {
    const classes = [...source.matchAll(/^\s*\.(\w+)/gm)].map(([, local = '']) => className(local, path))
    return classes.length > 0 && !classes.some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(built))
  })
  expect(missing.map(([path]) => path)).toEqual([])
  expect(modules.size).toBeGreaterThan(100)
})

test('a page asks for its styles before its modules, which take most of a slow line', async ({ request }) => {
  for (const path of ['/', '/eiendommer', '/melde-avvik']) {
    const html = await (await request.get(path)).text()
    const links = [...html.matchAll(/<link [^>]*>/g)].map(([link]) => link)
    const sheets = links.filter((link) => link.includes('rel="stylesheet"'))
    const hrefOf = (link: string) => /href="([^"]+)"/.exec(link)?.[1]
    const firstModule = links.findIndex((link) => link.includes('rel="modulepreload"'))
    const early = links.slice(0, firstModule).filter((link) => link.includes('as="style"'))
    expect(early.map(hrefOf), path).toEqual(sheets.map(hrefOf))
    expect(sheets.length, path).toBeGreaterThan(1)
  }
})

for (const [colorScheme, width] of [
  ['light', 390],
  ['light', 1280],
  ['dark', 390],
  ['dark', 1280],
] as const)
  test(`the front page asks for its drawing before its modules, and for no other (${colorScheme}, ${width})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const shown = await page
      .locator('picture img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link')
        .map(({ name }) => name),
    )
    expect(asked.filter((name) => name.includes('/bilder/'))).toEqual([shown])
    const html = await (await page.request.get('/')).text()
    expect(html.indexOf('as="image"')).toBeGreaterThan(-1)
    expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('rel="modulepreload"'))
  })

/**
 * What the scripts of a page may weigh, packed, until the browser is idle. A page with the code of forms is above the bar of 140 kB
 * (docs/measurements.md).
 */
const scriptBudget = { tells: 5 * 1000, list: 125 * 1000, other: 140 * 1000, forms: 152 * 1000 }
/** What the HTML and the style sheets of a page may weigh, packed. */
const pageBudget = 20 * 1000

test('every public page, its style sheets and its scripts are within their budgets', async ({ page }) => {
  const sizes = new Map<string, number>()
  const totalOf = async (files: readonly string[]) => {
    let total = 0
    for (const file of files) {
      if (!sizes.has(file)) {
        const response = await page.request.get(file, { headers: { 'Accept-Encoding': 'br' } })
        expect(response.headers()['content-encoding'], file).toBe('br')
        sizes.set(file, Number(response.headers()['content-length']))
      }
      total += sizes.get(file) ?? 0
    }
    return total
  }
  for (const path of publicPaths) {
    await openAlive(page, path)
    await page.evaluate(
      () =>
        new Promise<void>((idle) =>
          document.readyState === 'complete' ? idle() : addEventListener('load', () => idle()),
        ),
    )
    // A page is packed so tightly once it is asked for often and does not change.
    const html = await (await page.request.get(path)).body()
    const asked = await page.evaluate(() => [
      // The framework marks the sheets that pages share by a hash.
      ...new Set(performance.getEntriesByType('resource').map(({ name }) => name.replace('#', ''))),
    ])
    const sheets = asked.filter((name) => name.endsWith('.css'))
    const scripts = asked.filter((name) => name.endsWith('.js'))
    expect(brotliCompressSync(html).length + (await totalOf(sheets)), path).toBeLessThanOrEqual(pageBudget)
    const isList = path.startsWith('/eiendommer') || path === '/ledige-leiligheter'
    const hasForms = scripts.some((name) => name.includes('/assets/forms-'))
    const kind = scripts.length === 1 ? 'tells' : isList ? 'list' : hasForms ? 'forms' : 'other'
    expect(await totalOf(scripts), path).toBeLessThanOrEqual(scriptBudget[kind])
  }
})

test('pictures come in the format that the browser takes, at the width the layout asks for', async ({
  page,
  request,
}) => {
  const { cards } = await readProperties(page)
  const key = cards.find(({ picture }) => picture)?.picture?.key
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    const response = await request.get(`/bilder/${key}/320`, { headers: { Accept: accept } })
    expect(response.headers()['content-type']).toBe(type)
    expect(response.headers()['cache-control']).toContain('immutable')
    expect(response.headers().vary).toContain('Accept')
  }
  expect((await request.get(`/bilder/${key}/321`)).status()).toBe(404)
  expect((await request.get('/bilder/00000000000000000000/320')).status()).toBe(404)
  const chosen = await page.goto('/eiendommer').then(() =>
    page
      .locator('.card img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc),
  )
  expect(chosen).toMatch(/\/(320|480)$/)
})

test('listing pictures come from the site, and an unknown original is a 404', async ({ page, request }) => {
  const html = await (await request.get('/ledige-leiligheter')).text()
  expect(html).not.toContain('finncdn')
  const { cards } = await readProperties(page)
  expect(cards.length).toBeGreaterThan(0)
  const response = await request.get('/storage/v1/object/public/property-images/finnes-ikke.jpg')
  expect(response.status()).toBe(404)
})

test('compressed and plain pages have the same content', async () => {
  const address = `http://localhost:${process.env.TEST_PORT ?? '4310'}/om-oss`
  const plain = await (await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })).text()
  const packed = await new Promise<Buffer>((resolve, reject) => {
    request(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
  expect(brotliDecompressSync(packed).toString()).toBe(plain)
})

test('another spelling of an address leads to the page, and shares nothing of it', async ({ request }) => {
  const form = await request.get('/Melde-avvik', { maxRedirects: 0 })
  expect([form.status(), form.headers().location]).toEqual([301, '/melde-avvik'])
  const keyOf = async () =>
    /name="idempotencyKey" value="([^"]+)"/.exec(await (await request.get('/Melde-avvik')).text())?.[1]
  expect(await keyOf()).not.toBe(await keyOf())
  const posted = await request.post('/%4delde-avvik', { form: { name: 'Kari' }, maxRedirects: 0 })
  expect([posted.status(), posted.headers().location]).toEqual([308, '/melde-avvik'])

  const answers = {
    name: 'Kari',
    email: 'kari@eksempel.no',
    subject: 'Hei',
    message: 'En helt egen melding om adresser',
  }
  const sent = await request.post('/api/skjema/contact-message', { data: answers })
  const { case: path } = await sent.json()
  const spellings = [path.replace('/sak', '/SAK'), path.replace('/sak', '/%73ak'), `${path}/`]
  for (const spelling of spellings) {
    const first = await request.get(spelling, { maxRedirects: 0 })
    expect([first.status(), first.headers().location, first.headers()['cache-control']]).toEqual([
      301,
      path,
      'no-store',
    ])
    const followed = await request.get(spelling)
    expect([followed.status(), followed.headers()['cache-control']]).toEqual([200, 'no-store'])
  }
  await request.post(path, { form: { action: senderActions.removeLink.name } })
  for (const spelling of [path, ...spellings]) expect((await request.get(spelling)).status()).toBe(404)
})
