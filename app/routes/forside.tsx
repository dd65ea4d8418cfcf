import { company } from '../../content/company.ts'
import { landing } from '../../content/landing.ts'
import { contactMessage } from '../../forms/contact-message.ts'
import { Benefits } from '../components/landing/benefits.tsx'
import { ContactSection } from '../components/landing/contact-section.tsx'
import { Hero } from '../components/landing/hero.tsx'
import { Promos } from '../components/landing/promos.tsx'
import { Tiles } from '../components/landing/tiles.tsx'
import { Seo } from '../components/seo.tsx'
import { PageData } from '../data/page-data.tsx'
import { advertisingCountQuery } from '../data/queries.ts'
import { sendForm, stateAfter } from '../forms/form-route.ts'
import { useContent, useSite } from '../site-context.ts'
import { useHydrated } from '../use-hydrated.ts'
import type { Route } from './+types/forside'
import '../styles/landing.css'

/** The page is the same for everybody: the key of its form comes with the scripts. */
export const action = (args: Route.ActionArgs) => sendForm(args, contactMessage)

export default function FrontPage({ actionData }: Route.ComponentProps) {
  const { origin } = useSite()
  const { phone } = useContent('kontakt', company)
  return (
    <>
      <Seo
        title={company.name}
        description={landing.description}
        structured={[organisation(origin, phone)]}
      />
      <Hero />
      <AdvertisingCount />
      <Tiles />
      <Promos />
      <Benefits />
      <ContactSection state={stateAfter(null, actionData, contactMessage)} />
    </>
  )
}

/** The hero's count of advertising spaces: read as ever, and shown nowhere (specification 1 §7). */
function AdvertisingCount() {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <PageData query={advertisingCountQuery} loaded={null}>
      {() => null}
    </PageData>
  )
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
