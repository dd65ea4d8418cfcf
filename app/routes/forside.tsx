import { useEffect } from 'react'
import { contactMessage } from '../../forms/contact-message.ts'
import { company } from '../../landlord/company.ts'
import { landing } from '../../landlord/landing.ts'
import type { PropertyCardView } from '../../server/catalogue/views.ts'
import { Benefits } from '../components/landing/benefits.tsx'
import { ContactSection } from '../components/landing/contact-section.tsx'
import { Hero } from '../components/landing/hero.tsx'
import { Promos } from '../components/landing/promos.tsx'
import { LandingTiles } from '../components/landing/tiles.tsx'
import { VacantHomes } from '../components/landing/vacant-homes.tsx'
import { Seo } from '../components/seo.tsx'
import { load, type PageRead } from '../data/load.ts'
import { readInBrowser } from '../data/read-in-browser.ts'
import { usePage } from '../data/use-page.ts'
import { handleForm } from '../forms/form-route.ts'
import { useSite } from '../site-context.ts'
import { useContact } from '../use-contact.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/forside'

const homesRead: PageRead<PropertyCardView[]> = { problem: 'Error fetching vacant homes', fallback: [] }

export function loader({ context }: Route.LoaderArgs) {
  return load(context, homesRead, (catalogue) => catalogue.vacantHomes())
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, homesRead)

/** The page is cached for all visitors, so its form gets an idempotency key from the scripts. */
export const action = (args: Route.ActionArgs) => handleForm(args, contactMessage)

export default function FrontPage({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useWords(landing)
  const { page } = usePage(loaderData.page)
  const { origin } = useSite()
  const { phone } = useContact()
  return (
    <>
      <Seo title={copy.pageTitle} description={copy.description} structured={[organisation(origin, phone)]} />
      <Hero />
      <LandingTiles />
      <AdvertisingCount />
      {page && <VacantHomes homes={page.data} />}
      <Promos />
      <Benefits />
      <ContactSection text={copy.contact.text} posted={actionData} />
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

function organisation(origin: string, phone: string): object {
  const { street, postalCode, place } = company.visitingAddress
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    legalName: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    email: company.email,
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
