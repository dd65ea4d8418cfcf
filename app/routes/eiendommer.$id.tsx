import { data } from 'react-router'
import { parsePropertyId } from '../../domain/property.ts'
import type { PropertyDetail } from '../../server/catalogue/views.ts'
import { FailureReference } from '../components/failure-reference.tsx'
import { Loading } from '../components/loading.tsx'
import { pageWords } from '../components/page.words.ts'
import { BackToList } from '../components/property/back-to-list.tsx'
import { detailTexts } from '../components/property/property.words.ts'
import { PropertyArticle } from '../components/property/property-article.tsx'
import * as propertyPageStyles from '../components/property/property-page.module.css'
import { propertyStructuredData } from '../components/property/structured-data.ts'
import { Seo } from '../components/seo.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { load, type PageRead } from '../data/load.ts'
import { readInBrowser } from '../data/read-in-browser.ts'
import { usePage } from '../data/use-page.ts'
import { useSite } from '../site-context.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/eiendommer.$id'

const propertyRead: PageRead<PropertyDetail | null> = { problem: 'Error fetching property', fallback: null }

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parsePropertyId(params.id)
  const loaded = await load(context, propertyRead, async (catalogue) => (id ? catalogue.property(id) : null))
  const { page } = loaded
  return data(loaded, { status: page.data || page.reference ? 200 : 404 })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, propertyRead)

export default function PropertyDetailScreen({ loaderData }: Route.ComponentProps) {
  const words = useWords(detailTexts)
  const { page } = usePage(loaderData.page)
  return (
    <div className={`page ${propertyPageStyles.root}`}>
      {!page ? (
        <Loading text={words.loading} />
      ) : page.data ? (
        <PublicProperty property={page.data} />
      ) : (
        <MissingProperty reference={page.reference} />
      )}
    </div>
  )
}

function MissingProperty({ reference }: { reference: string | null }) {
  const words = useWords(detailTexts)
  return (
    <div className="section stack">
      <Seo title={words.missing} description={words.missing} noindex />
      <h1>{words.missing}</h1>
      <FailureReference reference={reference} />
      <p>
        <ButtonLink href="/eiendommer">{words.back}</ButtonLink>
      </p>
    </div>
  )
}

function PublicProperty({ property }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
  const { portfolio } = useWords(pageWords)
  const { origin } = useSite()
  return (
    <>
      <Seo
        title={titleOf(property)}
        description={words.shareText(property.description, property.title)}
        image={property.pictures[0] ? `/bilder/${property.pictures[0].key}/1280` : undefined}
        structured={propertyStructuredData(property, origin, portfolio)}
      />
      <BackToList />
      <PropertyArticle property={property} />
    </>
  )
}

/** Its title, and what this does not say already of where it is. */
function titleOf({ title, location }: PropertyDetail): string {
  const places = location.split(', ').filter((place) => !title.includes(place))
  return [title, ...places].join(', ')
}
