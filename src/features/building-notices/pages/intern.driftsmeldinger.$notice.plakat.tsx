import { data } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { NotFoundPage } from '../../../ui/kit/not-found-page.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { buildingNoticeTexts } from '../notices.words.ts'
import { buildingNoticesContext } from '../ui/building-notices-context.ts'
import * as styles from '../ui/poster.module.css'
import type { Route } from './+types/intern.driftsmeldinger.$notice.plakat'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await (await readsOf(context, buildingNoticesContext)).poster(params.notice)
  return data(found && { ...found, id: params.notice }, { status: found ? 200 : 404 })
}

/** A notice as a poster: one sheet of A4, with a code that opens the page with the newest. */
export default function PosterScreen({ loaderData: found }: Route.ComponentProps) {
  const { name: company, phone } = useContact()
  if (!found) return <NotFoundPage />
  const { notice, qr, address, id } = found
  return (
    <div className="staff-column">
      <div className="no-print">
        <StaffHead
          title={buildingNoticeTexts.posterTitle(notice.title)}
          lead={buildingNoticeTexts.posterLead}
        >
          <Button type="button" className="scripts-only" onClick={() => window.print()}>
            {buildingNoticeTexts.posterPrint}
          </Button>
          <SiteLink href={`/intern/driftsmeldinger/${id}`}>{buildingNoticeTexts.back}</SiteLink>
        </StaffHead>
      </div>
      <article className={styles.poster}>
        <p className={styles.company}>{company}</p>
        <h2>{notice.title}</h2>
        <p className={styles.when}>
          <NoBreak>{notice.when}</NoBreak>
        </p>
        <p>{notice.places}</p>
        {notice.advice && <p className={styles.advice}>{notice.advice}</p>}
        <footer>
          <img src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={address} width={140} height={140} />
          <p>
            {buildingNoticeTexts.posterScan}
            <br />
            <strong>{address}</strong>
            <br />
            {phone}
          </p>
        </footer>
      </article>
    </div>
  )
}
