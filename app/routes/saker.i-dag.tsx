import { data, Form } from 'react-router'
import { todayTexts as texts } from '../../content/staff/today.ts'
import type { TodayCase } from '../../server/casework/today.ts'
import type { CaseDone } from '../../server/http/staff/case-work.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { DoneBar } from '../staff/done-bar.tsx'
import { StaffHead } from '../staff/staff-head.tsx'
import { TodayFinish, TodayNote } from '../staff/today/today-forms.tsx'
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
export default function TodayScreen({ loaderData: { towns, total, key }, actionData }: Route.ComponentProps) {
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
                <TodayCard shown={each} pageKey={key} acted={acted} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface TodayCardProps {
  shown: TodayCase
  pageKey: string
  acted: CaseDone | undefined
}

function TodayCard({ shown, pageKey, acted }: TodayCardProps) {
  const { reference, title, excerpt, address, sender, phone, deadline, isUrgent, isMine } = shown
  return (
    <>
      <h3>
        <a href={`/saker/${reference}`}>
          {title}
          <span className="visually-hidden"> {address ?? reference}</span>
        </a>
        {isUrgent && (
          <span className="tag" data-tone="bad">
            {texts.urgent}
          </span>
        )}
        {deadline && (
          <span className="tag" data-tone={deadline.isOver ? 'bad' : deadline.isSoon ? 'warm' : undefined}>
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
      <TodayNote reference={reference} title={title} pageKey={pageKey} acted={acted} />
      <TodayFinish reference={reference} title={title} pageKey={pageKey} acted={acted} />
    </>
  )
}
