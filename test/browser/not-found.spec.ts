import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '../support/reused-page.ts'
import { openAlive } from '../support/site.ts'

const port = Number(process.env.TEST_PORT ?? '4310')

test('an unknown address is a 404 in English and Norwegian, with a way home', async ({ page }) => {
  const response = await page.goto('/ingen/slik/side')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Siden finnes ikke.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Til forsiden', exact: true })).toHaveAttribute('href', '/')
})

test('an error in rendering shows the error page with its styles and the logged reference', async ({
  page,
}) => {
  const reported = page.waitForRequest('**/api/feil')
  await openAlive(page, '/eiendommer')
  const bodyFont = () => page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
  const font = await bodyFont()
  await page.evaluate(() => {
    const { stringify } = JSON
    JSON.stringify = (value: unknown) => {
      if (value instanceof Object && '@context' in value) throw new Error('The page of a property is broken')
      return stringify(value)
    }
  })
  await page.locator('.card a').first().click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(await bodyFont()).toBe(font)
  const shown = await page.locator('#feilreferanse').textContent()
  expect((await reported).postDataJSON().reference).toBe(shown)
})

test('ignores a long query, and rejects an address beyond the limit', async ({ request }) => {
  expect((await request.get(`/eiendommer?type=bolig&utm=${'a'.repeat(2000)}`)).status()).toBe(200)
  const endless = await request.get(`/eiendommer?q=${'a'.repeat(10_000)}`)
  expect(endless.status()).toBe(414)
  expect(await endless.text()).toContain('Til forsiden')
})

// The built server, since a bundler may take out a call that is made only for what it throws.
for (const [method, path] of [
  ['GET', '/%E0%A4%A'],
  ['GET', '/%F0%9F'],
  ['GET', '/bilder/%F0%9F'],
  ['POST', '/api/ansatt/bilder/%F0%9F'],
] as const)
  test(`answers ${method} ${path}, which cannot be decoded, with 400 and goes on`, async ({ request }) => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest({ port, path, method }, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(400)
    expect((await request.get('/healthz')).status()).toBe(200)
  })

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
  test(`${method} to a page is refused with a helpful text`, async ({ request }) => {
    const response = await request.fetch('/eiendommer', { method })
    expect(response.status()).toBe(405)
    expect(response.headers().allow).toBe('GET, HEAD')
    expect(await response.text()).toContain('Siden kan bare leses')
  })
}

test('rejects endless headers', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, 'localhost', () => {
      socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`)
    })
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('Forespørselen er for stor')
})

test('answers what is not HTTP with 400 and no stack trace', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write('HALLO\r\n\r\n'))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('at ')
})
