import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { company } from '#landlord/company.ts'
import { storageRoom } from '../../../test/support/property-detail.ts'
import { editable } from '../../domain/documents/documents.ts'
import { ContactCard } from '../../features/portfolio-browsing/ui/property/contact-card.tsx'
import { bareSite, SiteProvider, unchanged } from '../../ui/page/site-context.ts'
import { SiteFooter } from './site-footer.tsx'

test.each([
  ['footer', <SiteFooter key="footer" />],
  ['page of a property', <ContactCard key="card" property={storageRoom} />],
])('the %s states the phone number that staff have edited', (_, component) => {
  const contact = { ...editable.kontakt.value, phone: '22 11 00 99' }
  const content = { ...unchanged, edited: { kontakt: contact } }
  const html = renderToString(
    <MemoryRouter>
      <SiteProvider value={{ ...bareSite, content }}>{component}</SiteProvider>
    </MemoryRouter>,
  )
  expect(html).toContain('href="tel:+4722110099"')
  expect(html).not.toContain(company.phone)
})
