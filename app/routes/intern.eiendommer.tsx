import { Form } from 'react-router'
import { columnActions } from '../../forms/staff/list-columns.ts'
import { portfolioTexts } from '../../forms/staff/portfolio.words.ts'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { staffAction } from '../staff/actions/staff-action.ts'
import { ColumnMenu } from '../staff/columns/column-menu.tsx'
import { PageLinks, pageNumber } from '../staff/page-links.tsx'
import { propertyCells } from '../staff/portfolio/property-cells.tsx'
import * as propertyLinesStyles from '../staff/portfolio/property-lines.module.css'
import { StaffHead } from '../staff/staff-head.tsx'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/intern.eiendommer'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { portfolio, account } = await context.get(pageRequestContext).staff.workspace()
  const { searchParams } = new URL(request.url)
  const text = searchParams.get('q') ?? ''
  const [list, columns] = await Promise.all([
    portfolio.list(text, pageNumber(searchParams)),
    account.columns('properties'),
  ])
  return { text, ...list, columns }
}

export const action = staffAction(columnActions)

/** All properties, published or not. */
export default function PortfolioScreen({
  loaderData: { text, lines, count, page, pages, columns },
  actionData: result,
}: Route.ComponentProps) {
  const texts = useWords(portfolioTexts)
  return (
    <div className="staff-wide">
      <StaffHead title={texts.title} lead={texts.count(count)}>
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
        <ColumnMenu list="properties" columns={columns} result={result} />
      </StaffHead>
      <Form method="get" noValidate role="search" className={propertyLinesStyles.search}>
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
        {lines.map((line) => (
          <li key={line.id}>
            <a href={`/intern/eiendommer/${line.id}`}>{line.title}</a>
            {columns.map(({ id, width, isHidden }) => {
              const Cell = propertyCells[id]
              return (
                !isHidden && (
                  <span key={id} data-width={width}>
                    <Cell line={line} />
                  </span>
                )
              )
            })}
          </li>
        ))}
      </ul>
      <PageLinks path="/intern/eiendommer" query={{ q: text }} page={page} pages={pages} />
    </div>
  )
}
