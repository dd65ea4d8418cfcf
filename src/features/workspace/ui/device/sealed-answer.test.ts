import { expect, test } from 'vitest'
import { openedAnswer, sealedAnswer, sealedPlaceOf } from './device-copy.ts'
import { keyFrom } from './seal.ts'

const key = await keyFrom('A'.repeat(43))
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'self'",
  'Content-Encoding': 'br',
  Date: 'Fri, 27 Nov 2026 12:00:00 GMT',
}
const html = '<p>Tor Tunnel, Storgata 1</p>\n'
const stored = () => sealedAnswer(key, '/saker/i-dag', new Response(html, { headers }))

test('an answer is stored as noise, with nothing but its time', async () => {
  const answer = await stored()
  expect(Object.fromEntries(answer.headers)).toEqual({
    date: headers.Date,
    'content-type': 'application/octet-stream',
  })
  expect(await answer.text()).not.toMatch(/Tunnel|Storgata|html/)
})

test('an answer that is opened is as it was sent, unpacked', async () => {
  const opened = await openedAnswer(key, '/saker/i-dag', await stored())
  expect(await opened?.text()).toBe(html)
  expect(opened?.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
  expect(opened?.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(opened?.headers.has('Content-Encoding')).toBe(false)
})

test('an answer is not opened with another key, or at another address', async () => {
  expect(await openedAnswer(await keyFrom('B'.repeat(43)), '/saker/i-dag', await stored())).toBeNull()
  expect(await openedAnswer(key, '/saker', await stored())).toBeNull()
})

test('the place of a photo does not say its address', async () => {
  const address = '/vedlegg/5d2c.jpg?til=1&av=hemmelig'
  expect(await sealedPlaceOf(address)).toMatch(/^\/[0-9a-f]{64}$/)
  expect(await sealedPlaceOf(address)).not.toBe(await sealedPlaceOf(`${address}2`))
})
