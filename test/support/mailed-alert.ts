import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { signUpActions, subscriberActions } from '../../src/features/alerts/alert-actions.ts'
import { fromOurPages } from './staff-browser.ts'

/** Asks the site under test to tell an address of what passes some filters. */
export function askToBeTold(request: APIRequestContext, email: string, filters = 'type=bolig') {
  return request.post(`/si-fra?${filters}`, {
    form: { action: signUpActions.ask.name, filters, email, pace: 'at-once' },
    headers: fromOurPages,
  })
}

/** Confirms the alert of a page that a mail leads to, by its path. */
export async function confirmAsked(request: APIRequestContext, path: string): Promise<void> {
  const html = await (await request.get(path)).text()
  const alert = /name="alert" value="([^"]+)"/.exec(html)?.[1] ?? ''
  await request.post(path, { form: { action: subscriberActions.confirm.name, alert }, headers: fromOurPages })
}

/** The mails that the site under test has written to an address. */
export async function mailsTo(email: string): Promise<Email[]> {
  const folder = join(process.env.TEST_DATA_DIR ?? '', 'mail')
  // Made with the first mail.
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  const mails = files
    .map((name) => readFileSync(join(folder, name)))
    .filter((mail) => mail.includes(`To: ${email}`))
  return Promise.all(mails.map((mail) => PostalMime.parse(mail)))
}

/** The path of the page that the mail about an alert leads to. */
export async function mailedAlertPage(email: string): Promise<string> {
  const pathIn = (text: string | undefined) => /\/si-fra\/[\w-]{22}/.exec(text ?? '')?.[0] ?? ''
  const find = async () => (await mailsTo(email)).map(({ text }) => pathIn(text))[0] ?? ''
  await expect.poll(find, { timeout: 15_000 }).not.toBe('')
  return find()
}
