import { expect, test } from 'vitest'
import { assertHostsExist } from './assert-hosts-exist.ts'
import { readConfig } from './config.ts'

/** A name server that answers every question with an error. */
const failingLookup = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}

test.each([
  [{ SMTP_URL: 'smtp://post.invalid:587' }, 'SMTP_URL names post.invalid, and there is no such host.'],
  [{ S3_ENDPOINT: 'https://lager.invalid' }, 'S3_ENDPOINT names lager.invalid, and there is no such host.'],
  [
    { IMAP_URL: 'imaps://a:b@post.invalid', MAIL_REPLY_ADDRESS: 'svar@husvaer.example' },
    'IMAP_URL names post.invalid, and there is no such host.',
  ],
])('%o stops the start with one clear line', async (environment, problem) => {
  const config = readConfig(environment)
  await expect(assertHostsExist(config, failingLookup('ENOTFOUND'))).rejects.toThrow(
    `Cannot start: ${problem}`,
  )
})

test('a name server that does not answer stops no start', async () => {
  const config = readConfig({ SMTP_URL: 'smtp://post.invalid:587' })
  await assertHostsExist(config, failingLookup('EAI_AGAIN'))
})

test('servers by their addresses, and of this machine, are taken as they are', async () => {
  await assertHostsExist(readConfig({ SMTP_URL: 'smtp://127.0.0.1:25', S3_ENDPOINT: 'http://[::1]:9000' }))
  await assertHostsExist(readConfig({ SMTP_URL: 'smtp://localhost:25' }))
})
