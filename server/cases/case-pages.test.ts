import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { casePages } from './case-pages.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

/** The case pages for a request whose body is not a form. */
function postedWrongly() {
  const request = new Request('http://localhost/sak/x', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data' },
    body: 'ikke et skjema',
  })
  return casePages(server.deps, server.photoDeps, { request, address: null, now: new Date() })
}

test('a body that cannot be read gets a 4xx that names the problem, not a 5xx', async () => {
  expect(await postedWrongly().act('A'.repeat(22))).toMatchObject({ status: 'refused', httpStatus: 422 })
  expect(await postedWrongly().openMyCases()).toMatchObject({ status: 'refused', httpStatus: 422 })
})

test('an unknown link or list opens nothing', async () => {
  const pages = postedWrongly()
  for (const token of ['', 'x', 'A'.repeat(22), '../../etc']) {
    expect(await pages.read(token)).toBeNull()
    expect(await pages.receipt(token)).toBeNull()
  }
  for (const ticket of ['', '.', 'abc.def', 'e30.x']) expect(await pages.list(ticket)).toBeNull()
})
