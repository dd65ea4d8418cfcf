import { Table } from '../../../ui/kit/table.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { waitingContext } from '../ui/alerts-context.ts'
import { waitingTexts } from '../waiting.words.ts'
import type { Route } from './+types/intern.venter'

export async function loader({ context }: Route.LoaderArgs) {
  const readWaiting = await readsOf(context, waitingContext)
  return readWaiting()
}

/** How many have asked to be told of what, and how much of it there is. */
export default function WaitingScreen({ loaderData: { lines, totals } }: Route.ComponentProps) {
  return (
    <div className="staff-wide">
      <StaffHead title={waitingTexts.title} lead={waitingTexts.lead} />
      <p>{lines.length === 0 ? waitingTexts.empty : waitingTexts.totals(totals)}</p>
      {lines.length > 0 && (
        <Table stacks>
          <thead>
            <tr>
              <th scope="col">{waitingTexts.wish}</th>
              <th scope="col">{waitingTexts.waiting}</th>
              <th scope="col">{waitingTexts.vacant}</th>
              <th scope="col">{waitingTexts.becameVacant}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ wish, list, waiting, vacant, becameVacant }) => (
              <tr key={list}>
                <td>
                  <SiteLink href={list}>{wish}</SiteLink>
                </td>
                <td data-label={waitingTexts.waiting}>{waiting}</td>
                <td data-label={waitingTexts.vacant}>{vacant}</td>
                <td data-label={waitingTexts.becameVacant}>{becameVacant ?? waitingTexts.unknown}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  )
}
