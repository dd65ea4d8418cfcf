import { routeLink } from '../../../domain/route-link.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import { caseActions } from '../../../forms/staff/casework.ts'
import { inboxTexts } from '../../../forms/staff/inbox.words.ts'
import { todayTexts } from '../../../forms/staff/today.words.ts'
import type { TodayCase } from '../../../server/casework/today.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useWords } from '../../use-words.ts'
import { ActionForm } from '../actions/action-form.tsx'
import * as styles from './today-card.module.css'
import { TodayFinish } from './today-finish.tsx'
import { TodayNote } from './today-note.tsx'

interface TodayCardProps {
  shown: TodayCase
  pageKey: string
  result: ActionResult | undefined
}

/** A case to be visited: the place first, and what is done there within reach of a thumb. */
export function TodayCard({ shown, pageKey, result }: TodayCardProps) {
  const texts = useWords(todayTexts)
  const { reference, title, excerpt, address, unit, sender, phone, photo, isMine } = shown
  const forms = { reference, title, pageKey, result }
  return (
    <>
      <div className={styles.head}>
        <div>
          <h3>
            <a href={`/saker/${reference}`}>
              {[address, unit].filter(Boolean).join(', ') || reference}
              <span className="visually-hidden">: {title}</span>
            </a>
          </h3>
          <p>
            {title} · {sender}
          </p>
          <TodayTags shown={shown} />
        </div>
        {photo?.src && (
          <a href={photo.src} data-full-load="">
            <img src={photo.src} alt={photo.label} width={80} height={80} loading="lazy" />
          </a>
        )}
      </div>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      <div className={styles.actions}>
        {phone && (
          <ButtonLink
            kind="quiet"
            href={`tel:${phone.digits}`}
            aria-label={`${texts.call(sender)}, ${phone.shown}`}
          >
            {texts.phone}
          </ButtonLink>
        )}
        {address && (
          <ButtonLink
            kind="quiet"
            href={routeLink(address)}
            rel="noreferrer"
            aria-label={texts.routeTo(address)}
          >
            {texts.route}
          </ButtonLink>
        )}
        {!isMine && (
          <ActionForm
            action={caseActions.take}
            result={result}
            values={{ reference }}
            label={texts.take}
            about={`${title}, ${reference}`}
            look="quiet"
          />
        )}
      </div>
      <div className={styles.forms}>
        <TodayNote {...forms} />
        <TodayFinish {...forms} />
      </div>
    </>
  )
}

function TodayTags({ shown: { news, deadline, isUrgent } }: Pick<TodayCardProps, 'shown'>) {
  const inboxWords = useWords(inboxTexts)
  const texts = useWords(todayTexts)
  return (
    <p className={styles.tags}>
      {isUrgent && <Tag tone="bad">{texts.urgent}</Tag>}
      {news && <Tag tone="good">{inboxWords.news[news]}</Tag>}
      {deadline && (
        <Tag tone={deadline.isOver ? 'bad' : deadline.isSoon ? 'warm' : undefined}>{deadline.text}</Tag>
      )}
    </p>
  )
}
