import { useLoaderData } from 'react-router'
import { contactMessage } from '../../forms/contact-message.ts'
import { company } from '../../landlord/company.ts'
import { landing } from '../../landlord/landing.ts'
import { Benefits } from '../components/landing/benefits.tsx'
import { ContactSection } from '../components/landing/contact-section.tsx'
import { Hero } from '../components/landing/hero.tsx'
import { Promos } from '../components/landing/promos.tsx'
import { Tiles } from '../components/landing/tiles.tsx'
import { VacantHomes } from '../components/landing/vacant-homes.tsx'
import { Seo } from '../components/seo.tsx'
import { advertisingCountQuery } from '../data/advertising-queries.ts'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import { vacantHomesQuery } from '../data/vacant-homes-query.ts'
import { sendForm, stateAfter } from '../forms/form-route.ts'
import { useSite } from '../site-context.ts'
import { useContact } from '../use-contact.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/forside'

export function loader({ context }: Route.LoaderArgs) {
  return load(context, vacantHomesQuery, (catalogue) => catalogue.vacantHomes())
}

export const clientLoader = () => null

/** The page is cached for all visitors, so its form gets an idempotency key from the scripts. */
export const action = (args: Route.ActionArgs) => sendForm(args, contactMessage)

export default function FrontPage({ actionData }: Route.ComponentProps) {
  const copy = useWords(landing)
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  const { origin } = useSite()
  const { phone } = useContact()
  return (
    <>
      <Seo title={copy.pageTitle} description={copy.description} structured={[organisation(origin, phone)]} />
      <Hero />
      <AdvertisingCount />
      <Tiles />
      <PageData query={vacantHomesQuery} loaded={loaded}>
        {(homes) => homes.state === 'ready' && <VacantHomes homes={homes.data} />}
      </PageData>
      <Promos />
      <Benefits />
      <ContactSection state={stateAfter(null, actionData, contactMessage)} />
    </>
  )
}

/** The count of advertising spaces, which is read but not shown (specification 1 §7). */
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
