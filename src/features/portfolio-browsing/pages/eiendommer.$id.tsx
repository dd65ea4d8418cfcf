import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { sharedPicture } from '../../../domain/portfolio/picture.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import type { PageRead } from '../../../ui/data/page-read.ts'
import { readInBrowser } from '../../../ui/data/read-in-browser.ts'
import { usePage } from '../../../ui/data/use-page.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { FailureReference } from '../../../ui/kit/failure-reference.tsx'
import { Loading } from '../../../ui/kit/loading.tsx'
import { pageWords } from '../../../ui/kit/page.words.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import type { PropertyDetail } from '../server/views.ts'
import { load } from '../ui/load.ts'
import { BackToList } from '../ui/property/back-to-list.tsx'
import { detailTexts } from '../ui/property/property.words.ts'
import { PropertyArticle } from '../ui/property/property-article.tsx'
import * as propertyPageStyles from '../ui/property/property-page.module.css'
import { propertyStructuredData } from '../ui/property/structured-data.ts'
import type { Route } from './+types/eiendommer.$id'

const propertyRead: PageRead<PropertyDetail | null> = { problem: 'Error fetching property', fallback: null }

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parsePropertyId(params.id)
  const loaded = await load(context, propertyRead, async (catalogue) => (id ? catalogue.property(id) : null))
  const { page } = loaded
  return data(loaded, { status: page.data || page.reference ? 200 : 404 })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, propertyRead)

/** The pictures over the whole window have a history entry of their own, with the same address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

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
  const [picture] = property.pictures
  return (
    <>
      <Seo
        title={titleOf(property)}
        description={words.shareText(property.description, property.title)}
        shared={{ title: sharedTitleOf(property), picture: picture ? sharedPicture(picture) : null }}
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

/** What those ask first whom a link is sent to: which, where, how much, how large. */
const sharedTitleOf = (property: PropertyDetail): string =>
  [titleOf(property), property.price, ...property.keyFacts.slice(0, 2)].filter(Boolean).join(' · ')
