import { ButtonLink } from '../../../ui/kit/button.tsx'
import { staffPageTexts } from '../page-links.words.ts'

const PARAMETER = 'side'

interface Props {
  path: string
  /** What the list is narrowed by; what is empty is left out. */
  query: Readonly<Record<string, string>>
  page: number
  pages: number
}

/** The page of a list that an address asks for, from 1. */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get(PARAMETER) ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

/** Leads to the pages before and after this one of a list. Nothing where there is one page. */
export function PageLinks({ path, query, page, pages }: Props) {
  if (pages === 1) return null
  const addressOf = (other: number) => {
    const asked = Object.entries({ ...query, [PARAMETER]: other === 1 ? '' : String(other) })
    const search = new URLSearchParams(asked.filter(([, value]) => value !== '')).toString()
    return search ? `${path}?${search}` : path
  }
  return (
    <nav aria-label={staffPageTexts.label} className="row">
      {page > 1 && (
        <ButtonLink kind="quiet" href={addressOf(page - 1)}>
          {staffPageTexts.previous}
        </ButtonLink>
      )}
      <span>{staffPageTexts.position(page, pages)}</span>
      {page < pages && (
        <ButtonLink kind="quiet" href={addressOf(page + 1)}>
          {staffPageTexts.next}
        </ButtonLink>
      )}
    </nav>
  )
}
