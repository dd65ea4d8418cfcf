import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { defaultLanguage } from '../../domain/language.ts'
import { SiteProvider, unchanged } from '../site-context.ts'
import { AlertLink } from './alert-link.tsx'

const shown = { language: defaultLanguage, origin: '', reference: null, styles: '', notice: '' }

test.each([
  ['/?type=bolig&by=larvik', '/si-fra?type=bolig&amp;by=larvik'],
  ['/', '/si-fra?type=parkering'],
])('a list at %s leads to %s, with its filters', (address, expected) => {
  const Page = createRoutesStub([{ path: '/', Component: () => <AlertLink others="?type=parkering" /> }])
  const html = renderToStaticMarkup(
    <SiteProvider value={{ ...shown, content: unchanged }}>
      <Page initialEntries={[address]} />
    </SiteProvider>,
  )
  expect(html).toContain(`href="${expected}"`)
})
