import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { jobTexts } from '../overview.words.ts'
import { readJobs } from './job-health.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})

afterAll(() => server.stop())

test('the jobs page shows the number of waiting jobs', async () => {
  await sendCase(server, 'contact-message')
  const mail = (await readJobs(server.database.pool)).find(({ name }) => name === 'send-mail')
  expect(mail?.waiting).toBeGreaterThan(0)
})

test.each([
  ['* * * * *', 'hvert minutt'],
  ['30 3 * * *', 'hver natt kl. 03.30'],
  ['5 14 * * *', 'hver dag kl. 14.05'],
])('describes a cron schedule in words: %s', (cron, words) => {
  expect(jobTexts.schedule(cron)).toBe(words)
})
