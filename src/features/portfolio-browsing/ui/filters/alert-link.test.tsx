import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { defaultLanguage } from '../../../../domain/text/language.ts'
import { SiteProvider, unchanged } from '../../../../ui/page/site-context.ts'
import { AlertLink } from './alert-link.tsx'

const shown = { language: defaultLanguage, origin: '', reference: null, styles: '', notice: '' }

test.each([
  ['/?type=bolig&by=larvik', undefined, '/si-fra?type=bolig&amp;by=larvik'],
  ['/?by=larvik', '?type=bolig&by=larvik', '/si-fra?type=bolig&amp;by=larvik'],
  ['/', undefined, '/si-fra'],
])('a list at %s that asks for %j leads to %s', (address, asked, expected) => {
  const Page = createRoutesStub([{ path: '/', Component: () => <AlertLink {...(asked && { asked })} /> }])
  const html = renderToStaticMarkup(
    <SiteProvider value={{ ...shown, content: unchanged }}>
      <Page initialEntries={[address]} />
    </SiteProvider>,
  )
  expect(html).toContain(`href="${expected}"`)
})
