import { data, Form } from 'react-router'
import { todayTexts as texts } from '../../content/staff/today.ts'
import { photoTypes } from '../../domain/photo.ts'
import type { TodayCase } from '../../server/casework/today.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { DoneBar } from '../staff/done-bar.tsx'
import { StaffHead } from '../staff/staff-head.tsx'
import { useLastAction } from '../staff/use-last-action.ts'
import { useLive } from '../staff/use-live.ts'
import type { Route } from './+types/saker.i-dag'
import '../styles/today.css'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageRequestContext).staff.workspace()).cases.today()
}

export async function action({ context }: Route.ActionArgs) {
  const { staff } = context.get(pageRequestContext)
  const { cases } = await staff.workspace()
  const { text } = await staff.posted()
  const acted = await cases.act(text('sak'))
  return data(acted, { status: acted.done ? 200 : 422 })
}

/** A day out among the houses: what is to be seen to, town by town, with one hand. */
export default function TodayScreen({ loaderData: { towns, total }, actionData }: Route.ComponentProps) {
  const { acted } = useLastAction(actionData)
  useLive(null)
  return (
    <div className="staff-column today">
      <StaffHead title={texts.title} lead={texts.lead(total)} />
      <DoneBar acted={acted} />
      {total === 0 && <p className="quiet">{texts.empty}</p>}
      {towns.map(({ town, cases }) => (
        <section key={town}>
          <h2>
            {town} <small>{cases.length}</small>
          </h2>
          <ul className="plain today-cases">
            {cases.map((each) => (
              <li key={each.reference} className="staff-card" data-urgent={each.isUrgent ? '' : undefined}>
                <TodayCard shown={each} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function TodayCard({ shown }: { shown: TodayCase }) {
  const { reference, title, excerpt, address, sender, phone, deadline, isUrgent, isMine } = shown
  return (
    <>
      <h3>
        <a href={`/saker/${reference}`}>{title}</a>
        {isUrgent && (
          <span className="tag" data-tone="bad">
            {texts.urgent}
          </span>
        )}
        {deadline && (
          <span className="tag" data-tone={deadline.isOver ? 'bad' : 'warm'}>
            {deadline.text}
          </span>
        )}
      </h3>
      {address && <p className="today-address">{address}</p>}
      {excerpt && <p>{excerpt}</p>}
      <div className="today-actions">
        {phone && (
          <a
            className="button"
            data-kind="quiet"
            href={`tel:${phone.digits}`}
            aria-label={texts.call(sender)}
          >
            {phone.shown}
          </a>
        )}
        {!isMine && (
          <Form method="post">
            <input type="hidden" name="sak" value={reference} />
            <input type="hidden" name="assignee" value="meg" />
            <button
              className="button"
              data-kind="quiet"
              type="submit"
              name="handling"
              value="assign"
              aria-label={`${texts.take}: ${title}, ${reference}`}
            >
              {texts.take}
            </button>
          </Form>
        )}
      </div>
      <details name={reference}>
        <summary aria-label={`${texts.note}: ${title}, ${reference}`}>{texts.note}</summary>
        <form method="post" className="staff-form" encType="multipart/form-data">
          <input type="hidden" name="sak" value={reference} />
          <div className="field">
            <label htmlFor={`note-${reference}`}>{texts.noteLabel}</label>
            <textarea id={`note-${reference}`} name="note" rows={3} maxLength={10000} autoComplete="off" />
          </div>
          <div className="field">
            <label htmlFor={`photo-${reference}`}>{texts.photo}</label>
            <input
              id={`photo-${reference}`}
              name="imageUrls"
              type="file"
              accept={photoTypes.join(',')}
              capture="environment"
              multiple
              aria-describedby={`photo-help-${reference}`}
            />
            <p className="field-help" id={`photo-help-${reference}`}>
              {texts.photoHelp}
            </p>
          </div>
          <button className="button" data-kind="quiet" type="submit" name="handling" value="note">
            {texts.save}
          </button>
        </form>
      </details>
      <details name={reference}>
        <summary aria-label={`${texts.done}: ${title}, ${reference}`}>{texts.done}</summary>
        <Form method="post" className="staff-form">
          <input type="hidden" name="sak" value={reference} />
          <input type="hidden" name="status" value="done" />
          <div className="field">
            <label htmlFor={`done-${reference}`}>{texts.doneLabel}</label>
            <textarea
              id={`done-${reference}`}
              name="message"
              rows={3}
              maxLength={10000}
              required
              defaultValue={texts.doneText}
              autoComplete="off"
            />
          </div>
          <button className="button" type="submit" name="handling" value="reply">
            {texts.finish}
          </button>
        </Form>
      </details>
    </>
  )
}
