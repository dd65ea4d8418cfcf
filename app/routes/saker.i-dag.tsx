import type { ActionResult } from '../../forms/action-result.ts'
import { caseActions } from '../../forms/staff/casework.ts'
import { inboxTexts } from '../../forms/staff/inbox.words.ts'
import { todayTexts as texts } from '../../forms/staff/today.words.ts'
import type { TodayCase } from '../../server/casework/today.ts'
import { ButtonLink } from '../components/ui/button.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { Tag } from '../components/ui/tag.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { ActionForm } from '../staff/actions/action-form.tsx'
import { staffAction } from '../staff/actions/staff-action.ts'
import { DoneBar } from '../staff/done-bar.tsx'
import { StaffHead } from '../staff/staff-head.tsx'
import * as todayStyles from '../staff/today/today.module.css'
import { TodayFinish } from '../staff/today/today-finish.tsx'
import { TodayNote } from '../staff/today/today-note.tsx'
import { useLastAction } from '../staff/use-last-action.ts'
import { useLive } from '../staff/use-live.ts'
import type { Route } from './+types/saker.i-dag'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageRequestContext).staff.workspace()).cases.today()
}

const { take, note, reply, undo } = caseActions

export const action = staffAction({ take, note, reply, undo })

/** What the staff member should do today, town by town; made for use with one hand. */
export default function TodayScreen({ loaderData: { towns, total, key }, actionData }: Route.ComponentProps) {
  const result = useLastAction(actionData)
  useLive(null)
  return (
    <div className={`staff-column ${todayStyles.root}`}>
      <StaffHead title={texts.title} lead={texts.lead(total)} />
      <DoneBar result={result} />
      {total === 0 && <p className="quiet">{texts.empty}</p>}
      {towns.map(({ town, cases }) => (
        <section key={town}>
          <h2>
            {town} <small>{cases.length}</small>
          </h2>
          <ul className={`plain ${todayStyles.cases}`}>
            {cases.map((each) => (
              <Panel as="li" key={each.reference} data-urgent={each.isUrgent ? '' : undefined}>
                <TodayCard shown={each} pageKey={key} result={result} />
              </Panel>
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
  result: ActionResult | undefined
}

function TodayCard({ shown, pageKey, result }: TodayCardProps) {
  const { reference, title, excerpt, news, address, sender, phone, deadline, isUrgent, isMine } = shown
  return (
    <>
      <h3>
        <a href={`/saker/${reference}`}>
          {title}
          <span className="visually-hidden"> {address ?? reference}</span>
        </a>
        {isUrgent && <Tag tone="bad">{texts.urgent}</Tag>}
        {news && <Tag tone="good">{inboxTexts.news[news]}</Tag>}
        {deadline && (
          <Tag tone={deadline.isOver ? 'bad' : deadline.isSoon ? 'warm' : undefined}>{deadline.text}</Tag>
        )}
      </h3>
      {address && <p className={todayStyles.address}>{address}</p>}
      {excerpt && <p>{excerpt}</p>}
      <div className={todayStyles.actions}>
        {phone && (
          <ButtonLink kind="quiet" href={`tel:${phone.digits}`} aria-label={texts.call(sender)}>
            {phone.shown}
          </ButtonLink>
        )}
        {!isMine && (
          <ActionForm
            action={take}
            result={result}
            values={{ reference }}
            label={texts.take}
            about={`${title}, ${reference}`}
            look="quiet"
          />
        )}
      </div>
      <TodayNote reference={reference} title={title} pageKey={pageKey} result={result} />
      <TodayFinish reference={reference} title={title} pageKey={pageKey} result={result} />
    </>
  )
}
