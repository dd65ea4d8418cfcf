import { data } from 'react-router'
import { portfolioTexts } from '../../forms/staff/portfolio.words.ts'
import { PropertyArticle } from '../components/property/property-article.tsx'
import * as propertyPageStyles from '../components/property/property-page.module.css'
import { SiteLink } from '../components/site-link.tsx'
import { staffContext } from '../staff/staff-context.ts'
import * as staffNoticeStyles from '../staff/staff-notice.module.css'
import type { Route } from './+types/intern.eiendommer.$id.forhandsvisning'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { portfolio } = await context.get(staffContext).workspace()
  const property = await portfolio.preview(params.id)
  if (!property) throw data(null, { status: 404 })
  return property
}

/** The preview of a property's public page. */
export default function PreviewScreen({ loaderData: property }: Route.ComponentProps) {
  return (
    <div className={propertyPageStyles.root}>
      <title>{`${portfolioTexts.preview}: ${property.title}`}</title>
      <meta name="robots" content="noindex" />
      <p className={staffNoticeStyles.root} data-tone="warm">
        {portfolioTexts.previewNotice}{' '}
        <SiteLink href={`/intern/eiendommer/${property.id}`}>{portfolioTexts.backToEdit}</SiteLink>
      </p>
      <PropertyArticle property={property} />
    </div>
  )
}
