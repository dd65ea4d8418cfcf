import { useState } from 'react'
import { routeLink } from '../../../domain/route-link.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import { todayTexts } from '../../../forms/staff/today.words.ts'
import type { TodayCase } from '../../../server/casework/today.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { useWords } from '../../use-words.ts'
import { takesOffList } from '../outbox/outbox.ts'
import type { OutboxOfPage } from '../outbox/use-outbox.ts'
import { TakePhoto } from './take-photo.tsx'
import { TodayAsk } from './today-ask.tsx'
import * as styles from './today-card.module.css'
import { TodayDetails } from './today-details.tsx'
import { TodayFinish } from './today-finish.tsx'
import { TodayNote } from './today-note.tsx'
import { TodaySnooze } from './today-snooze.tsx'
import { TodayTags } from './today-tags.tsx'
import { TodayTake } from './today-take.tsx'

interface TodayCardProps {
  shown: TodayCase
  pageKey: string
  snoozePresets: readonly { until: string; label: string }[]
  result: ActionResult | undefined
  outbox: OutboxOfPage
}

const noPhotos: readonly File[] = []

/** A case to be visited: the place first, and what is done there within reach of a thumb. */
export function TodayCard({ shown, pageKey, snoozePresets, result, outbox }: TodayCardProps) {
  const texts = useWords(todayTexts)
  const { reference, title, excerpt, address, unit, sender, phone, photo } = shown
  const [photos, setPhotos] = useState(noPhotos)
  const waiting = outbox.entries.filter((entry) => entry.reference === reference && entry.refusal === null)
  const isDone = waiting.some(takesOffList)
  const isMine = shown.isMine || waiting.some(({ action }) => action === 'casework.take')
  const place = [address, unit].filter(Boolean).join(', ') || reference
  const form = { shown, place, pageKey, result, outbox }
  return (
    <>
      <div className={styles.head}>
        <div>
          <h3>
            <a href={`/saker/${reference}`}>
              {place}
              <span className="visually-hidden">: {title}</span>
            </a>
          </h3>
          <p>
            {title} · {sender}
          </p>
          <TodayTags shown={shown} waiting={waiting} />
        </div>
        {photo?.src && (
          <a href={photo.src} data-full-load="">
            <img src={photo.src} alt={photo.label} width={80} height={80} loading="lazy" />
          </a>
        )}
      </div>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      {!isDone && (
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
          <TakePhoto reference={reference} title={title} onTaken={setPhotos} />
        </div>
      )}
      <div className={styles.forms}>
        {!isDone && !isMine && <TodayTake {...form} />}
        <TodayDetails shown={shown} />
        {!isDone && (
          <>
            <TodayNote {...form} />
            <TodayAsk {...form} />
            <TodaySnooze {...form} presets={snoozePresets} />
            <TodayFinish {...form} photos={photos} />
          </>
        )}
      </div>
    </>
  )
}
