import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The code that opens «Mine saker», out of the mail that the site under test has written to an address; another than `before`. */
export async function mailedCode(email: string, before = ''): Promise<string> {
  const folder = join(process.env.TEST_DATA_DIR ?? '', 'mail')
  const findCode = () => {
    // Made with the first mail.
    if (!existsSync(folder)) return ''
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.eml'))) {
      const text = readFileSync(join(folder, file), 'utf8')
      const [, code = ''] = /Subject: (\d{6}) er koden din/.exec(text) ?? []
      if (text.includes(`To: ${email}`) && code !== '' && code !== before) return code
    }
    return ''
  }
  await expect.poll(findCode, { timeout: 15_000 }).toMatch(/^\d{6}$/)
  return findCode()
}
