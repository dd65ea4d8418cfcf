import { useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { keysOf } from '../../../domain/records.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { caseActions } from '../../inbox/casework.ts'
import { outboxActions } from '../../inbox/outbox.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import { snoozeQuestionIn } from '../../inbox/ui/case/snooze-question.tsx'
import { caseReadsContext } from '../../inbox/ui/inbox-context.ts'
import { OutboxBar } from '../../inbox/ui/outbox/outbox-bar.tsx'
import { useOutbox } from '../../inbox/ui/outbox/use-outbox.ts'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { useDeviceCopy } from '../../workspace/ui/device/use-device-copy.ts'
import { DoneBar } from '../../workspace/ui/list/done-bar.tsx'
import { readsOf, staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { useLastAction } from '../../workspace/ui/use-last-action.ts'
import { useLive } from '../../workspace/ui/use-live.ts'
import * as todayStyles from '../ui/today.module.css'
import { TodayCard } from '../ui/today-card.tsx'
import { type TodayOrder, todayOrders, todayPath, todaySections, townChoices } from '../ui/today-sections.ts'
import { TownChips } from '../ui/town-chips.tsx'
import type { Route } from './+types/saker.i-dag'

export async function loader({ context }: Route.LoaderArgs) {
  const { staff } = await context.get(staffContext).request()
  const cases = await readsOf(context, caseReadsContext)
  return { list: await cases.today(), staffId: staff.id }
}

/** Another town is a part of the same list, which is shown without contact too. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOtherTown = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOtherTown && !formMethod ? false : defaultShouldRevalidate
}

const { hold, snoozeAnyway, undo } = caseActions

export const action = staffAction({ ...outboxActions, hold, snoozeAnyway, undo })

/** What the staff member should do today, town by town; made for use with one hand. */
export default function TodayScreen({ loaderData: { list, staffId }, actionData }: Route.ComponentProps) {
  const { key, total, waiting, readAt, snoozePresets } = list
  const outbox = useOutbox(staffId, key)
  const asked = new URLSearchParams(useLocation().search)
  const towns = townChoices(list)
  const town = towns.find((each) => each.town === asked.get('by'))?.town ?? null
  const order: TodayOrder = asked.get('rekke') === todayOrders.street ? 'street' : 'day'
  const sections = todaySections(list, town, order, outbox.gone)
  const result = useLastChanged(useLastAction(actionData), outbox.result)
  useLive(null)
  useDeviceCopy(staffId, key)
  return (
    <div className={`staff-wide ${todayStyles.root}`}>
      <StaffHead
        title={todayTexts.title}
        lead={`${todayTexts.lead(total, waiting)} ${todayTexts.readAt(readAt)}`}
      />
      <OutboxBar of={outbox} />
      <DoneBar result={snoozeQuestionIn(result) ? undefined : result} undo={caseActions.undo} />
      {total === 0 && <p className="quiet">{todayTexts.empty}</p>}
      {towns.length > 1 && <TownChips towns={towns} total={total} current={town} order={order} />}
      {total > 1 && <OrderLinks town={town} order={order} />}
      {sections.map(({ name, cases }) => (
        <section key={name}>
          <h2>
            {name} <small>{cases.length}</small>
          </h2>
          <ul className={`plain ${todayStyles.cases}`}>
            {cases.map((each) => (
              <Panel as="li" key={each.reference} data-urgency={each.urgency?.tone ?? undefined}>
                <TodayCard
                  shown={each}
                  pageKey={key}
                  order={order}
                  snoozePresets={snoozePresets}
                  result={result}
                  outbox={outbox}
                />
              </Panel>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Links to the same cases in another order. */
function OrderLinks({ town, order }: { town: string | null; order: TodayOrder }) {
  return (
    <nav aria-label={todayTexts.order} className={todayStyles.order}>
      {keysOf(todayOrders).map((each) => (
        <SiteLink
          key={each}
          href={todayPath(town, each)}
          aria-current={each === order ? 'page' : undefined}
          preventScrollReset
        >
          {todayTexts.orders[each]}
        </SiteLink>
      ))}
      {order === 'street' && <small>{todayTexts.streetHelp}</small>}
    </nav>
  )
}

/** Of two values that change now and then, the one that changed last. */
function useLastChanged<T>(one: T, other: T): T {
  const [seen, setSeen] = useState({ one, other, latest: one })
  if (seen.one !== one || seen.other !== other)
    setSeen({ one, other, latest: seen.other !== other ? other : one })
  return seen.latest
}
