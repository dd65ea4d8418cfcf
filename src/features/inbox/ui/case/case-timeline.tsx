import { Tag } from '../../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { StaffText } from '../../../workspace/ui/staff-text.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import { MailParts } from '../mail-parts.tsx'
import { CasePhotoStrip } from './case-photo-strip.tsx'
import * as styles from './case-timeline.module.css'
import { isMessage } from './timeline-entry.ts'

/** The id of the newest message. */
export const LATEST_MESSAGE_ID = 'siste'

/** The timeline of a case. Entries that only staff read look different from those that the sender reads. */
export function CaseTimeline({ shown }: { shown: StaffCase }) {
  const latest = shown.timeline.findLast(isMessage)
  return (
    <section>
      <h2>{staffCaseTexts.timelineTitle}</h2>
      <ol className={`plain ${styles.root}`}>
        {shown.timeline.map(({ id, at, isoAt, title, text, by, isInternal, isNote, photos, mail, from }) => (
          <li
            key={id}
            id={id === latest?.id ? LATEST_MESSAGE_ID : undefined}
            data-by={by}
            data-internal={isInternal ? '' : undefined}
          >
            <p>
              <strong>{title}</strong>
              {from && <SiteLink href={`/saker/${from}`}>{staffCaseTexts.fromMerged(from)}</SiteLink>}
              <time dateTime={isoAt}>{at}</time>
              {isNote && <Tag>{staffCaseTexts.internal}</Tag>}
            </p>
            {text && (
              <StaffText kind={isNote ? 'note' : by === 'staff' ? 'reply' : undefined}>{text}</StaffText>
            )}
            {mail && <MailParts mail={mail} />}
            {photos.length > 0 && <CasePhotoStrip photos={photos} title={staffCaseTexts.photosTitle} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
