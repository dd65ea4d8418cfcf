import { Panel } from '../../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import * as staffLinesStyles from '../../../workspace/ui/staff-lines.module.css'
import { senderCardTexts } from '../../sender-card.words.ts'
import type { SenderCard } from '../../server/senders/sender-views.ts'
import * as styles from './sender-page.module.css'

/** The newest internal notes in a person's cases. */
export function SenderNotes({ notes }: Pick<SenderCard, 'notes'>) {
  return (
    <Panel className={styles.side}>
      <h2>{senderCardTexts.notes}</h2>
      {notes.length === 0 && <p className="quiet">{senderCardTexts.noNotes}</p>}
      <ul className={`plain ${staffLinesStyles.root}`}>
        {notes.map(({ id, reference, text, by, at }) => (
          <li key={id}>
            <span className={styles.note}>
              {text}
              <small>
                {by && `${by}, `}
                <span className={staffLinesStyles.moment}>{at}</span>,{' '}
                <SiteLink href={`/saker/${reference}`}>{reference}</SiteLink>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
