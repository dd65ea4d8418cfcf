import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The code that opens «Mine saker», out of the mail that the site under test has written to an address. */
export async function mailedCode(email: string): Promise<string> {
  const folder = join(process.env.TEST_DATA_DIR ?? '', 'mail')
  const findCode = () => {
    // Made with the first mail.
    if (!existsSync(folder)) return ''
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.eml'))) {
      const text = readFileSync(join(folder, file), 'utf8')
      if (text.includes(`To: ${email}`) && /Subject: \d{6} er koden din/.test(text))
        return /Subject: (\d{6})/.exec(text)?.[1] ?? ''
    }
    return ''
  }
  await expect.poll(findCode, { timeout: 15_000 }).toMatch(/^\d{6}$/)
  return findCode()
}
