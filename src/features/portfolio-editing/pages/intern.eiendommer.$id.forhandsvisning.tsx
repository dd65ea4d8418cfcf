import { data } from 'react-router'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { PropertyArticle } from '../../portfolio-browsing/ui/property/property-article.tsx'
import * as propertyPageStyles from '../../portfolio-browsing/ui/property/property-page.module.css'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import { portfolioTexts } from '../portfolio.words.ts'
import { propertiesContext } from '../ui/properties-context.ts'
import type { Route } from './+types/intern.eiendommer.$id.forhandsvisning'

export async function loader({ context, params }: Route.LoaderArgs) {
  const portfolio = await readsOf(context, propertiesContext)
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
