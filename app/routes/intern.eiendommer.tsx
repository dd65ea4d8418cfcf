import { Form } from 'react-router'
import { portfolioTexts } from '../../forms/staff/portfolio.words.ts'
import { SiteLink } from '../components/site-link.tsx'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { LabelledField } from '../components/ui/field.tsx'
import { PageLinks, pageNumber } from '../staff/page-links.tsx'
import * as propertyLinesStyles from '../staff/portfolio/property-lines.module.css'
import { PropertyTags } from '../staff/portfolio/property-tags.tsx'
import { staffContext } from '../staff/staff-context.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.eiendommer'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { portfolio } = await context.get(staffContext).workspace()
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
