import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { contactMessage } from '../../forms/contact-message.ts'
import { company } from '../../landlord/company.ts'
import { landing } from '../../landlord/landing.ts'
import { CachedPart } from '../cached-part.tsx'
import { Benefits } from '../components/landing/benefits.tsx'
import { ContactSection } from '../components/landing/contact-section.tsx'
import { Hero } from '../components/landing/hero.tsx'
import { Promos } from '../components/landing/promos.tsx'
import { Tiles } from '../components/landing/tiles.tsx'
import { VacantHomes } from '../components/landing/vacant-homes.tsx'
import { Seo } from '../components/seo.tsx'
import { advertisingCountQuery } from '../data/advertising-count-query.ts'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import { vacantHomesQuery } from '../data/vacant-homes-query.ts'
import { sendForm } from '../forms/form-route.ts'
import { useSite } from '../site-context.ts'
import { useContact } from '../use-contact.ts'
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
      <TopPart />
      <AdvertisingCount />
      <PageData query={vacantHomesQuery} loaded={loaded}>
        {(homes) => homes.state === 'ready' && <VacantHomes homes={homes.data} />}
      </PageData>
      <LowerPart />
      <ContactSection text={copy.contact.text} posted={actionData} />
    </>
  )
}

const Top = () => (
  <>
    <Hero />
    <Tiles />
  </>
)

const CachedTop = () => (
  <CachedPart of={useWords(landing)} variant="top">
    <Top />
  </CachedPart>
)

const TopPart = import.meta.env.SSR ? CachedTop : Top

const Lower = () => (
  <>
    <Promos />
    <Benefits />
  </>
)

function CachedLower() {
  const { openingHours, onCallPhone } = useContact()
  return (
    <CachedPart of={useWords(landing)} variant={`lower ${openingHours} ${onCallPhone}`}>
      <Lower />
    </CachedPart>
  )
}

const LowerPart = import.meta.env.SSR ? CachedLower : Lower

/** Reads the count of advertising spaces, which is not shown (specification 1 §7): without the code that keeps what is read. */
function AdvertisingCount() {
  useEffect(() => {
    const { path, problem } = advertisingCountQuery
    fetch(path)
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
