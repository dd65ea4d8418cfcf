import { request } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '../../domain/public-paths.ts'
import { senderActions } from '../../forms/sender-actions.ts'
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

/**
 * What the scripts of a page may weigh, packed, until it is alive: a form's are its questions and their checks besides. Those of
 * the front page and of customer service come with the visitor's first act.
 */
const scriptBudget = { list: 105 * 1024, plain: 112 * 1024, form: 132 * 1024 }
/** What comes when the browser is idle, for a visitor who saves data: what would fetch ahead. */
const idleBudget = 2 * 1024
/** How many requests a page makes until it is alive, besides its pictures, which come as they are scrolled to. */
const requestBudget = { list: 7, plain: 13, form: 20 }

/** The code that comes last, when the browser is idle. */
const idleCodeLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/fetch-ahead')),
  )

const savesData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })

test('every public page is within 16 kB, its scripts and its requests within their budgets', async ({
  page,
}) => {
  const sizes = new Map<string, number>()
  const sizeOf = async (path: string) => {
    const response = await page.request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers()['content-encoding'], path).toBe('br')
    return Number(response.headers()['content-length'])
  }
  const totalOf = async (scripts: readonly string[]) => {
    let total = 0
    for (const script of scripts) {
      sizes.set(script, sizes.get(script) ?? (await sizeOf(script)))
      total += sizes.get(script) ?? 0
    }
    return total
  }
  await page.addInitScript(savesData)
  for (const path of publicPaths) {
    await openAlive(page, path)
    await idleCodeLoaded(page)
    // A page is packed so tightly once it is asked for often and does not change.
    const html = await (await page.request.get(path)).body()
    expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(16 * 1024)
    const resources = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    const isIdle = (name: string) => /\/(fetch|read)-ahead/.test(name)
    const scripts = [...new Set(resources)].filter((name) => name.endsWith('.js'))
    const own = scripts.filter((name) => !isIdle(name))
    expect(own.length, path).toBeGreaterThan(3)
    const isForm = own.some((name) => /\/(form-view|field)-/.test(name))
    const kind = path.startsWith('/eiendommer') ? 'list' : isForm ? 'form' : 'plain'
    expect(await totalOf(own), path).toBeLessThanOrEqual(scriptBudget[kind])
    expect(await totalOf(scripts.filter(isIdle)), path).toBeLessThanOrEqual(idleBudget)
    // The browser asks for the icon when it likes, and the document is one as well.
    const isOthers = (name: string) => isIdle(name) || /\/bilder\/|\/icon\.svg$/.test(name)
    const requests = 1 + resources.filter((name) => !isOthers(name)).length
    expect(requests, path).toBeLessThanOrEqual(requestBudget[kind])
  }
})

test('the front page and customer service load no form before the visitor acts, and then before it is needed', async ({
  page,
}) => {
  for (const path of ['/', '/kundeservice']) {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openAlive(page, path)
    await idleCodeLoaded(page)
    expect(asked.filter((url) => url.includes('/form-view'))).toEqual([])
    const form = page.waitForRequest('**/form-view*')
    await page.mouse.move(200, 200)
    await form
    page.removeAllListeners('request')
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
