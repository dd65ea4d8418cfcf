import { useRef } from 'react'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { SearchForm } from '../../workspace/ui/list/search-form.tsx'
import { PageLinks, pageNumber } from '../../workspace/ui/page-links.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { buildingTexts } from '../building.words.ts'
import { buildingsContext } from '../ui/buildings-context.ts'
import type { Route } from './+types/intern.bygg'

const PATH = '/intern/bygg'

export async function loader({ context, request }: Route.LoaderArgs) {
  const reader = await readsOf(context, buildingsContext)
  const { searchParams } = new URL(request.url)
  const text = (searchParams.get('q') ?? '').slice(0, 200)
  const page = pageNumber(searchParams)
  return { ...(await reader.list(text, page)), page, text }
}

/** The buildings of the portfolio, with how much is in each. */
export default function BuildingsScreen({ loaderData }: Route.ComponentProps) {
  const { buildings, page, pages, text } = loaderData
  return (
    <div className="staff-column">
      <StaffHead title={buildingTexts.title} lead={buildingTexts.lead} />
      <SearchForm text={text} texts={buildingTexts.list} search={useRef(null)} />
      {buildings.length === 0 && <p className="quiet">{buildingTexts.empty}</p>}
      {buildings.length > 0 && (
        <ul className={`plain ${staffLinesStyles.root}`}>
          {buildings.map(({ id, address, town, homes, open }) => (
            <li key={id}>
              <span>
                <SiteLink href={`${PATH}/${id}`}>{address}</SiteLink>
                <small>
                  {town} · {buildingTexts.homes(homes)}
                </small>
              </span>
              {open > 0 && <span>{buildingTexts.open(open)}</span>}
            </li>
          ))}
        </ul>
      )}
      <PageLinks path={PATH} query={{ q: text }} page={page} pages={pages} />
    </div>
  )
}
