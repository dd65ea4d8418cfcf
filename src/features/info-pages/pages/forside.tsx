import { useEffect } from 'react'
import { company } from '#landlord/company.ts'
import { landing } from '#landlord/landing.ts'
import type { Contact } from '../../../../landlord-types/contact.ts'
import type { PageRead } from '../../../ui/data/page-read.ts'
import { readInBrowser } from '../../../ui/data/read-in-browser.ts'
import { usePage } from '../../../ui/data/use-page.ts'
import { handleForm } from '../../../ui/forms/form-route.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { contactMessage } from '../../enquiries/contact-message.ts'
import type { PropertyCardView } from '../../portfolio-browsing/server/views.ts'
import { load } from '../../portfolio-browsing/ui/load.ts'
import { Benefits } from '../ui/landing/benefits.tsx'
import { ContactSection } from '../ui/landing/contact-section.tsx'
import { Hero } from '../ui/landing/hero.tsx'
import { Promos } from '../ui/landing/promos.tsx'
import { LandingTiles } from '../ui/landing/tiles.tsx'
import { VacantHomes } from '../ui/landing/vacant-homes.tsx'
import { useFrontPageCopy } from '../ui/use-edited-copy.ts'
import type { Route } from './+types/forside'

const homesRead: PageRead<PropertyCardView[]> = { problem: 'Error fetching vacant homes', fallback: [] }

export function loader({ context }: Route.LoaderArgs) {
  return load(context, homesRead, (catalogue) => catalogue.vacantHomes())
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, homesRead)

/** The page is cached for all visitors, so its form gets an idempotency key from the scripts. */
export const action = (args: Route.ActionArgs) => handleForm(args, contactMessage)

export default function FrontPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pageTitle } = useWords(landing)
  const { description, contactText } = useFrontPageCopy()
  const { page } = usePage(loaderData.page)
  const { origin } = useSite()
  const contact = useContact()
  return (
    <>
      <Seo title={pageTitle} description={description} structured={[organisation(origin, contact)]} />
      <Hero />
      <LandingTiles />
      <AdvertisingCount />
      {page && <VacantHomes homes={page.data} />}
      <Promos />
      <Benefits />
      <ContactSection text={contactText} posted={actionData} />
    </>
  )
}

/** Reads the count of advertising spaces, which is not shown (specification 1 §7). */
function AdvertisingCount() {
  useEffect(() => {
    const problem = 'Error fetching reklame count'
    fetch('/api/reklameplasser/antall')
      .then(({ ok, status }) => ok || console.error(problem, status))
      .catch((error) => console.error(problem, error))
  }, [])
  return null
}

function organisation(origin: string, contact: Contact): object {
  const { name, legalName, email, phone, street, postalCode, place } = contact
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    email,
    telephone: `+47 ${phone}`,
    foundingDate: String(company.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: place,
      addressCountry: 'NO',
    },
    areaServed: company.cities,
  }
}
