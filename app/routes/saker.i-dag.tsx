import { caseActions } from '../../forms/staff/casework.ts'
import { todayTexts } from '../../forms/staff/today.words.ts'
import { Panel } from '../components/ui/panel.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { staffAction } from '../staff/actions/staff-action.ts'
import { DoneBar } from '../staff/done-bar.tsx'
import { StaffHead } from '../staff/staff-head.tsx'
import * as todayStyles from '../staff/today/today.module.css'
import { TodayCard } from '../staff/today/today-card.tsx'
import { todaySections, townChoices } from '../staff/today/today-sections.ts'
import { TownChips } from '../staff/today/town-chips.tsx'
import { useLastAction } from '../staff/use-last-action.ts'
import { useLive } from '../staff/use-live.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/saker.i-dag'

export async function loader({ context, request }: Route.LoaderArgs) {
  const list = await (await context.get(pageRequestContext).staff.workspace()).cases.today()
  const town = new URL(request.url).searchParams.get('by')
  return {
    key: list.key,
    total: list.total,
    towns: townChoices(list),
    sections: todaySections(list, town),
    town: list.towns.some((each) => each.town === town) ? town : null,
  }
}

const { take, note, finish, undo } = caseActions

export const action = staffAction({ take, note, finish, undo })

/** What the staff member should do today, town by town; made for use with one hand. */
export default function TodayScreen({
  loaderData: { towns, sections, town, total, key },
  actionData,
}: Route.ComponentProps) {
  const texts = useWords(todayTexts)
  const result = useLastAction(actionData)
  useLive(null)
  return (
    <div className={`staff-column ${todayStyles.root}`}>
      <StaffHead title={texts.title} lead={texts.lead(total)} />
      <DoneBar result={result} />
      {total === 0 && <p className="quiet">{texts.empty}</p>}
      {towns.length > 1 && <TownChips towns={towns} total={total} current={town} />}
      {sections.map(({ name, cases }) => (
        <section key={name}>
          <h2>
            {name} <small>{cases.length}</small>
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
