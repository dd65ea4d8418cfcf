import { waitingTexts } from '../../forms/staff/waiting.words.ts'
import { SiteLink } from '../components/site-link.tsx'
import { Table } from '../components/ui/table.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/intern.venter'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageRequestContext).staff.workspace()).waiting.list()
}

/** How many have asked to be told of what, and how much of it there is. */
export default function WaitingScreen({ loaderData: { lines, totals } }: Route.ComponentProps) {
  const texts = useWords(waitingTexts)
  return (
    <div className="staff-wide">
      <StaffHead title={texts.title} lead={texts.lead} />
      <p>{lines.length === 0 ? texts.empty : texts.totals(totals)}</p>
      {lines.length > 0 && (
        <Table stacks>
          <thead>
            <tr>
              <th scope="col">{texts.wish}</th>
              <th scope="col">{texts.waiting}</th>
              <th scope="col">{texts.vacant}</th>
              <th scope="col">{texts.becameVacant}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ wish, list, waiting, vacant, becameVacant }) => (
              <tr key={list}>
                <td>
                  <SiteLink href={list}>{wish}</SiteLink>
                </td>
                <td data-label={texts.waiting}>{waiting}</td>
                <td data-label={texts.vacant}>{vacant}</td>
                <td data-label={texts.becameVacant}>{becameVacant ?? texts.unknown}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  )
}
