import { SiteLink } from '../../../ui/page/site-link.tsx'
import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import type { AgreedVisit } from '../server/appointments/hand-over-visits.ts'
import { handedOverTexts } from './handed-over.words.ts'

interface HandedOverProps {
  /** How many cases and visits have another staff member now, and how many have none. */
  given: number
  unassigned: number
  visitsGiven: number
}

/** Where the cases and visits went of a colleague whose account or role has just changed. */
export function HandedOver({ given, unassigned, visitsGiven }: HandedOverProps) {
  return (
    <>
      {given + visitsGiven > 0 && (
        <p className={staffNoticeStyles.root} role="status">
          {given > 0 && handedOverTexts.given(given)}{' '}
          {visitsGiven > 0 && handedOverTexts.visitsGiven(visitsGiven)}
        </p>
      )}
      {unassigned > 0 && (
        <p className={staffNoticeStyles.root} data-tone="warm" role="status">
          {handedOverTexts.unassigned(unassigned)}{' '}
          <SiteLink href="/saker?fane=venter-pa-oss&ansvarlig=ingen">
            {handedOverTexts.seeUnassigned}
          </SiteLink>
        </p>
      )}
    </>
  )
}

interface UnhostedVisitsProps {
  visits: readonly AgreedVisit[]
  /** Whether some of them have just lost their host, which is read aloud. */
  isNew: boolean
}

/** The agreed visits to which no one comes, for as long as there are any. */
export function UnhostedVisits({ visits, isNew }: UnhostedVisitsProps) {
  if (visits.length === 0) return null
  return (
    <div className={staffNoticeStyles.root} data-tone="bad" role={isNew ? 'status' : undefined}>
      {handedOverTexts.unhosted(visits.length)}
      <VisitLinks visits={visits} />
    </div>
  )
}

/** Links to the cases of visits. */
export function VisitLinks({ visits }: { visits: readonly AgreedVisit[] }) {
  return (
    <ul>
      {visits.map(({ reference, label }) => (
        <li key={reference}>
          <SiteLink href={`/saker/${reference}#besok`}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
