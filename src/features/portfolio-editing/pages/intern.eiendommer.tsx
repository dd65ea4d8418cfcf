import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../ui/kit/button.tsx'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { PageLinks, pageNumber } from '../../workspace/ui/page-links.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { portfolioTexts } from '../portfolio.words.ts'
import type { PropertyLine } from '../server/read-portfolio.ts'
import { propertiesContext } from '../ui/properties-context.ts'
import * as propertyLinesStyles from '../ui/property-lines.module.css'
import type { Route } from './+types/intern.eiendommer'

export async function loader({ context, request }: Route.LoaderArgs) {
  const portfolio = await readsOf(context, propertiesContext)
  const { searchParams } = new URL(request.url)
  const text = searchParams.get('q') ?? ''
  return { text, ...(await portfolio.list(text, pageNumber(searchParams))) }
}

/** All properties, published or not. */
export default function PortfolioScreen({
  loaderData: { text, lines, count, page, pages },
}: Route.ComponentProps) {
  return (
    <div className="staff-wide">
      <StaffHead title={portfolioTexts.title} lead={portfolioTexts.count(count)}>
        <ButtonLink href="/intern/eiendommer/ny">{portfolioTexts.new}</ButtonLink>
        <ButtonLink kind="quiet" href="/intern/eiendommer/regneark">
          {portfolioTexts.import}
        </ButtonLink>
        <ButtonLink kind="quiet" href="/intern/eiendommer/bilder">
          {portfolioTexts.manyPictures}
        </ButtonLink>
        <ButtonLink kind="quiet" href="/api/ansatt/eiendommer.xlsx" download="">
          {portfolioTexts.exportXlsx}
        </ButtonLink>
        <ButtonLink kind="quiet" href="/api/ansatt/eiendommer.csv" download="">
          {portfolioTexts.exportCsv}
        </ButtonLink>
      </StaffHead>
      <Form method="get" noValidate role="search" className={propertyLinesStyles.search}>
        <LabelledField
          id="q"
          label={portfolioTexts.search}
          isLabelHidden
          className={propertyLinesStyles.query}
        >
          {(control) => (
            <input
              {...control}
              name="q"
              type="search"
              defaultValue={text}
              key={text}
              placeholder={portfolioTexts.searchHint}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </LabelledField>
        <Button kind="quiet" type="submit">
          {portfolioTexts.submitSearch}
        </Button>
      </Form>
      {lines.length === 0 && <p className="quiet">{portfolioTexts.empty}</p>}
      <ul className={`plain ${propertyLinesStyles.root}`}>
        {lines.map((line) => (
          <li key={line.id}>
            <SiteLink href={`/intern/eiendommer/${line.id}`}>{line.title}</SiteLink>
            <span data-column="type">{line.type}</span>
            <span data-column="location">{line.location}</span>
            <span data-column="price">{line.price}</span>
            <span data-column="standing">
              <PropertyTags line={line} />
            </span>
          </li>
        ))}
      </ul>
      <PageLinks path="/intern/eiendommer" query={{ q: text }} page={page} pages={pages} />
    </div>
  )
}

/** Whether a property is on the site, and whether it lacks pictures. */
function PropertyTags({ line: { standing, pictures } }: { line: PropertyLine }) {
  return (
    <>
      <Tag tone={standing === 'published' ? 'good' : standing === 'archived' ? undefined : 'warm'}>
        {portfolioTexts.standings[standing]}
      </Tag>{' '}
      {pictures === 0 && <Tag>{portfolioTexts.noPicture}</Tag>}
    </>
  )
}
