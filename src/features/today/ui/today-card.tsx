import { useState } from 'react'
import { Form } from 'react-router'
import { telHref } from '../../../domain/contact/phone-links.ts'
import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { staffCaseTexts } from '../../inbox/case.words.ts'
import { caseActions } from '../../inbox/casework.ts'
import { inboxTexts } from '../../inbox/inbox.words.ts'
import type { TodayCase } from '../../inbox/server/today/today.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import { SnoozeQuestion, snoozeQuestionIn } from '../../inbox/ui/case/snooze-question.tsx'
import { DeadlineTag } from '../../inbox/ui/deadline-tag.tsx'
import { takesOffList } from '../../inbox/ui/outbox/outbox.ts'
import type { OutboxOfPage } from '../../inbox/ui/outbox/use-outbox.ts'
import { TypedPhones } from '../../inbox/ui/typed-phones.tsx'
import { UrgencyTag } from '../../inbox/ui/urgency-tag.tsx'
import { outboxTexts } from '../../workspace/outbox.words.ts'
import { ActionButton } from '../../workspace/ui/actions/action-button.tsx'
import type { OutboxEntry } from '../../workspace/ui/outbox/outbox-entry.ts'
import { useSendOnce } from '../../workspace/ui/use-send-once.ts'
import { TakePhoto } from './take-photo.tsx'
import { TodayAsk } from './today-ask.tsx'
import * as styles from './today-card.module.css'
import { TodayFinish } from './today-finish.tsx'
import type { TodayFormProps } from './today-form-props.ts'
import { TodayNote } from './today-note.tsx'
import { isUrgent, type TodayOrder } from './today-sections.ts'
import { TodaySnooze } from './today-snooze.tsx'

/** A link that opens the way to an address in the map of a telephone, whichever it has. */
const routeLink = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`

interface TodayCardProps {
  shown: TodayCase
  pageKey: string
  order: TodayOrder
  snoozePresets: readonly { until: string; label: string }[]
  result: ActionResult | undefined
  outbox: OutboxOfPage
}

/** Whether a case of the list is to be snoozed past its deadline. */
const isAskedOf = (reference: string, result: ActionResult | undefined) =>
  snoozeQuestionIn(result) !== null && result?.given.reference?.[0] === reference

/** Whether a form of the case was refused, or what it did is undone: what was written is shown again in the form. */
const isAbout = (reference: string, result: ActionResult | undefined) =>
  (result?.status === 'refused' && result.given.reference?.[0] === reference) ||
  (shownBy(result, caseActions.undo)?.references.includes(reference) ?? false)

const noPhotos: readonly File[] = []

/** A case to be visited: the place first; unfolded, what is done there within reach of a thumb. */
export function TodayCard({ shown, pageKey, order, snoozePresets, result, outbox }: TodayCardProps) {
  const { reference, title, excerpt, address, unit, sender, phone, photo } = shown
  const [photos, setPhotos] = useState(noPhotos)
  const waiting = outbox.entries.filter((entry) => entry.reference === reference && entry.refusal === null)
  const isDone = waiting.some(takesOffList)
  const isMine = shown.isMine || waiting.some(({ action }) => action === 'casework.take')
  const asked = isAskedOf(reference, result) ? { reference, seen: shown.seen } : null
  const place = [address, unit].filter(Boolean).join(', ') || reference
  const call = phone ? telHref(phone.shown) : undefined
  const form = { shown, place, pageKey, result, outbox }
  // What comes first lies open, and what an answer is about.
  const isOpen = shown.visit !== null || (order === 'day' && isUrgent(shown)) || isAbout(reference, result)
  return (
    <>
      <div className={styles.head}>
        <div className={styles.place}>
          <h3>
            <SiteLink href={`/saker/${reference}`}>
              {place}
              <span className="visually-hidden">: {title}</span>
            </SiteLink>
          </h3>
          {address && (
            <a href={routeLink(address)} rel="noreferrer" aria-label={todayTexts.routeTo(address)}>
              {todayTexts.route}
            </a>
          )}
        </div>
        <p>
          {title} · {sender}
        </p>
        <TodayTags shown={shown} waiting={waiting} />
      </div>
      {asked && <SnoozeQuestion {...asked} pageKey={`${pageKey}.${reference}`} result={result} />}
      <details className={styles.fold} open={isOpen || undefined}>
        <summary>
          <span className={styles.excerpt}>
            {excerpt || todayTexts.more}
            <span className="visually-hidden">
              : {title}, {reference}
            </span>
          </span>
        </summary>
        {photo?.src && (
          <a href={photo.src}>
            <img src={photo.src} alt={photo.label} width={80} height={80} loading="lazy" />
          </a>
        )}
        {shown.access.length > 0 && (
          <p>
            <strong>{todayTexts.access}</strong> {shown.access.join(' · ')}
          </p>
        )}
        <div className={styles.actions}>
          {isDone ? (
            <TodayDetails shown={shown} />
          ) : (
            <>
              {phone && !call && (
                <p>
                  <TypedPhones>{phone.shown}</TypedPhones>
                </p>
              )}
              {phone && call && (
                <ButtonLink
                  kind="quiet"
                  href={call}
                  aria-label={`${todayTexts.call(sender)}, ${phone.shown}`}
                >
                  {todayTexts.phone}
                </ButtonLink>
              )}
              <TakePhoto reference={reference} title={title} onTaken={setPhotos} />
              <TodayFinish {...form} photos={photos} />
              <details className={styles.others} open={isAbout(reference, result) || undefined}>
                <summary aria-label={`${todayTexts.others}: ${title}, ${reference}`}>
                  {todayTexts.others}
                </summary>
                <div className={styles.actions}>
                  {!isMine && <TodayTake {...form} />}
                  <TodayDetails shown={shown} />
                  <TodayNote {...form} />
                  <TodayAsk {...form} />
                  <TodaySnooze {...form} presets={snoozePresets} />
                </div>
              </details>
            </>
          )}
        </div>
      </details>
    </>
  )
}

/** All of a case that is read at the door: the answers, and what was written since. It is read without contact too. */
function TodayDetails({ shown }: { shown: Pick<TodayCase, 'reference' | 'title' | 'details'> }) {
  const { events } = staffCaseTexts
  const { reference, title, details } = shown
  if (!details) return null
  return (
    <details name={reference}>
      <summary aria-label={`${todayTexts.read}: ${title}, ${reference}`}>{todayTexts.read}</summary>
      <dl className={styles.details}>
        {details.answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {details.thread.map(({ at, by, isNote, text }) => (
        <div key={`${at} ${text}`} className={styles.message} data-note={isNote ? '' : undefined}>
          <p className="quiet">
            {by === null ? events.messageFromSender : isNote ? todayTexts.noteBy(by) : by} · {at}
          </p>
          <p>{text}</p>
        </div>
      ))}
    </details>
  )
}

interface TodayTagsProps {
  shown: Pick<TodayCase, 'visit' | 'news' | 'deadline' | 'urgency'>
  /** What was done with the case, and waits to be sent. */
  waiting: readonly OutboxEntry[]
}

/** How the case stands, and what waits for contact. */
function TodayTags({ shown: { visit, news, deadline, urgency }, waiting }: TodayTagsProps) {
  const acts: Readonly<Record<string, string>> = outboxTexts.acts
  return (
    <p className={styles.tags}>
      {waiting.map(({ key, action }) => (
        <Tag key={key} tone="warm">
          {acts[action] ?? action}: {outboxTexts.waits}
        </Tag>
      ))}
      {visit && <Tag tone="good">{todayTexts.visitAt(visit.hours)}</Tag>}
      {visit?.isUnhosted && <Tag tone="bad">{todayTexts.noHost}</Tag>}
      {visit?.isDeclined && <Tag tone="bad">{todayTexts.visitDeclined}</Tag>}
      {urgency?.tone && <UrgencyTag urgency={urgency} />}
      {news && <Tag tone="good">{inboxTexts.news[news]}</Tag>}
      {deadline && <DeadlineTag deadline={deadline} />}
    </p>
  )
}

/** Makes the case one's own. */
function TodayTake({ shown: { reference, title, seen }, place, outbox }: TodayFormProps) {
  const { take } = todayTexts
  const { isSending, onSubmit } = useSendOnce()
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => outbox.submit(event, { reference, title: place }) || onSubmit(event)}
    >
      <input type="hidden" name="reference" value={reference} />
      {seen && <input type="hidden" name="seen" value={seen} />}
      <ActionButton
        action={caseActions.take}
        isSending={isSending}
        label={take}
        about={`${title}, ${reference}`}
        look="quiet"
      />
    </Form>
  )
}
