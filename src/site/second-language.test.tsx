import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Language } from '../../landlord-types/language.ts'
import { secondLanguage } from '../../test/support/second-language.ts'
import { editable } from '../domain/documents/documents.ts'
import MinSideScreen from '../features/info-pages/pages/min-side.tsx'
import { minSideWords } from '../features/info-pages/pages/min-side.words.ts'
import { codeToSender } from '../features/outgoing-mail/server/messages/code-to-sender.ts'
import { renderMail } from '../features/outgoing-mail/ui/mail.tsx'
import { bareSite, SiteProvider } from '../ui/page/site-context.ts'

/** A language that the site does not have yet: its records are added here, and no component is touched. */
const english = secondLanguage

vi.mock('../features/info-pages/pages/min-side.words.ts', async (original) => {
  const { minSideWords } = await original<typeof import('../features/info-pages/pages/min-side.words.ts')>()
  return { minSideWords: { ...minSideWords, en: { newTab: '(opens in a new tab)' } } }
})

vi.mock('#landlord/pages/min-side.ts', async (original) => {
  const { minSidePage } = await original<typeof import('#landlord/pages/min-side.ts')>()
  const en = { ...minSidePage.nb, heading: 'All about your tenancy', helpTitle: 'Trouble signing in?' }
  return { minSidePage: { ...minSidePage, en } }
})

vi.mock('../features/outgoing-mail/server/messages/code-to-sender.words.ts', () => ({
  anyCodeWords: {
    en: { subject: (code: string) => `${code} is your code`, preheader: 'Valid for ten minutes' },
  },
  codeWords: {
    en: {
      heading: 'Your code',
      text: 'Type the code on the page where you asked for it.',
      notYou: 'Did you not ask for a code? Then ignore this mail.',
    },
  },
}))

vi.mock('../features/outgoing-mail/ui/mail.words.ts', () => ({
  mailWords: { en: { signOff: 'Kind regards', automatic: 'This mail was sent automatically.' } },
}))

const screenIn = (language: Language) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider value={{ ...bareSite, language }}>
        <MinSideScreen />
      </SiteProvider>
    </MemoryRouter>,
  )

test('shows a screen in the language of the page, the product’s words and the landlord’s', () => {
  const html = screenIn(english)
  expect(html).toContain('All about your tenancy')
  expect(html).toContain('(opens in a new tab)')
  expect(html).not.toContain(minSideWords.nb.newTab)
  expect(screenIn('nb')).toContain(minSideWords.nb.newTab)
})

test('writes a mail in the language of its recipient', () => {
  const mail = codeToSender('123456', english)
  expect(mail.subject).toBe('123456 is your code')
  const { html, text } = renderMail(mail, editable.kontakt.value)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('This mail was sent automatically.')
  expect(text).toContain('Type the code on the page where you asked for it.')
  expect(text).toContain('Kind regards')
})
