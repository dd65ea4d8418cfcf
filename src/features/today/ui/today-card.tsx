import { useState } from 'react'
import { telHref } from '../../../domain/contact/phone-links.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import type { TodayCase } from '../../inbox/server/today/today.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import { SnoozeQuestion, snoozeQuestionIn } from '../../inbox/ui/case/snooze-question.tsx'
import { takesOffList } from '../../inbox/ui/outbox/outbox.ts'
import type { OutboxOfPage } from '../../inbox/ui/outbox/use-outbox.ts'
import { TypedPhones } from '../../inbox/ui/typed-phones.tsx'
import { TakePhoto } from './take-photo.tsx'
import { TodayAsk } from './today-ask.tsx'
import * as styles from './today-card.module.css'
import { TodayDetails } from './today-details.tsx'
import { TodayFinish } from './today-finish.tsx'
import { TodayNote } from './today-note.tsx'
import { TodaySnooze } from './today-snooze.tsx'
import { TodayTags } from './today-tags.tsx'
import { TodayTake } from './today-take.tsx'

/** A link that opens the way to an address in the map of a telephone, whichever it has. */
const routeLink = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`

interface TodayCardProps {
  shown: TodayCase
  pageKey: string
  snoozePresets: readonly { until: string; label: string }[]
  result: ActionResult | undefined
  outbox: OutboxOfPage
}

/** Whether a case of the list is to be snoozed past its deadline. */
const isAskedOf = (reference: string, result: ActionResult | undefined) =>
  snoozeQuestionIn(result) !== null && result?.given.reference?.[0] === reference

const noPhotos: readonly File[] = []

/** A case to be visited: the place first, and what is done there within reach of a thumb. */
export function TodayCard({ shown, pageKey, snoozePresets, result, outbox }: TodayCardProps) {
  const { reference, title, excerpt, address, unit, sender, phone, photo } = shown
  const [photos, setPhotos] = useState(noPhotos)
  const waiting = outbox.entries.filter((entry) => entry.reference === reference && entry.refusal === null)
  const isDone = waiting.some(takesOffList)
  const isMine = shown.isMine || waiting.some(({ action }) => action === 'casework.take')
  const asked = isAskedOf(reference, result) ? { reference, seen: shown.seen } : null
  const place = [address, unit].filter(Boolean).join(', ') || reference
  const call = phone ? telHref(phone.shown) : undefined
  const form = { shown, place, pageKey, result, outbox }
  return (
    <>
      <div className={styles.head}>
        <div>
          <h3>
            <SiteLink href={`/saker/${reference}`}>
              {place}
              <span className="visually-hidden">: {title}</span>
            </SiteLink>
          </h3>
          <p>
            {title} · {sender}
          </p>
          <TodayTags shown={shown} waiting={waiting} />
        </div>
        {photo?.src && (
          <a href={photo.src}>
            <img src={photo.src} alt={photo.label} width={80} height={80} loading="lazy" />
          </a>
        )}
      </div>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      {asked && <SnoozeQuestion {...asked} pageKey={`${pageKey}.${reference}`} result={result} />}
      {!isDone && (
        <div className={styles.actions}>
          {phone && !call && (
            <p>
              <TypedPhones>{phone.shown}</TypedPhones>
            </p>
          )}
          {phone && call && (
            <ButtonLink kind="quiet" href={call} aria-label={`${todayTexts.call(sender)}, ${phone.shown}`}>
              {todayTexts.phone}
            </ButtonLink>
          )}
          {address && (
            <ButtonLink
              kind="quiet"
              href={routeLink(address)}
              rel="noreferrer"
              aria-label={todayTexts.routeTo(address)}
            >
              {todayTexts.route}
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
