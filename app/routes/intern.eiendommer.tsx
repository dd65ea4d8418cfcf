import { Form } from 'react-router'
import { portfolioTexts } from '../../forms/staff/portfolio.words.ts'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { Tag } from '../components/ui/tag.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import * as propertyLinesStyles from '../staff/portfolio/property-lines.module.css'
import { StaffHead } from '../staff/staff-head.tsx'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/intern.eiendommer'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { portfolio } = await context.get(pageRequestContext).staff.workspace()
  const text = new URL(request.url).searchParams.get('q') ?? ''
  return { text, lines: await portfolio.list(text) }
}

/** All properties, published or not. */
export default function PortfolioScreen({ loaderData: { text, lines } }: Route.ComponentProps) {
  const texts = useWords(portfolioTexts)
  return (
    <div className="staff-wide">
      <StaffHead title={texts.title} lead={texts.count(lines.length)}>
        <ButtonLink href="/intern/eiendommer/ny">{texts.new}</ButtonLink>
        <ButtonLink kind="quiet" href="/intern/eiendommer/regneark">
          {texts.import}
        </ButtonLink>
        <ButtonLink kind="quiet" href="/api/ansatt/eiendommer.xlsx" download="">
          {texts.exportXlsx}
        </ButtonLink>
        <ButtonLink kind="quiet" href="/api/ansatt/eiendommer.csv" download="">
          {texts.exportCsv}
        </ButtonLink>
      </StaffHead>
      <Form method="get" role="search" className={propertyLinesStyles.search}>
        <Field id="q" label={texts.search} isLabelHidden className={propertyLinesStyles.query}>
          {(control) => (
            <input
              {...control}
              name="q"
              type="search"
              defaultValue={text}
              key={text}
              placeholder={texts.searchHint}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </Field>
        <Button kind="quiet" type="submit">
          {texts.submitSearch}
        </Button>
      </Form>
      {lines.length === 0 && <p className="quiet">{texts.empty}</p>}
      <ul className={`plain ${propertyLinesStyles.root}`}>
        {lines.map(({ id, title, type, location, price, standing, pictures }) => (
          <li key={id}>
            <a href={`/intern/eiendommer/${id}`}>{title}</a>
            <span>{type}</span>
            <span>{location}</span>
            <span>{price}</span>
            <span className="row">
              <Tag tone={standing === 'published' ? 'good' : standing === 'archived' ? undefined : 'warm'}>
                {texts.standings[standing]}
              </Tag>
              {pictures === 0 && <Tag>{texts.noPicture}</Tag>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
