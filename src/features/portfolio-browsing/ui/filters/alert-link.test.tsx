import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { bareSite, SiteProvider } from '../../../../ui/page/site-context.ts'
import { AlertLink } from './alert-link.tsx'

test.each([
  ['/?type=bolig&by=larvik', undefined, '/si-fra?type=bolig&amp;by=larvik'],
  ['/?by=larvik', '?type=bolig&by=larvik', '/si-fra?type=bolig&amp;by=larvik'],
  ['/', undefined, '/si-fra'],
])('a list at %s that asks for %j leads to %s', (address, asked, expected) => {
  const Page = createRoutesStub([{ path: '/', Component: () => <AlertLink {...(asked && { asked })} /> }])
  const html = renderToStaticMarkup(
    <SiteProvider value={bareSite}>
      <Page initialEntries={[address]} />
    </SiteProvider>,
  )
  expect(html).toContain(`href="${expected}"`)
})
