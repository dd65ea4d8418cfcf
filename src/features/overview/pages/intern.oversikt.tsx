import { ButtonLink } from '../../../ui/kit/button.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { caseReadsContext } from '../../inbox/ui/inbox-context.ts'
import { OnlyStored } from '../../outgoing-mail/ui/only-stored.tsx'
import { personsContext } from '../../privacy/ui/persons-context.ts'
import { missedTexts } from '../../search/missed.words.ts'
import { MissedList } from '../../search/ui/missed-list.tsx'
import { readsOf, staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import { fixedTexts } from '../fixed.words.ts'
import { overviewTexts } from '../overview.words.ts'
import type { BacklogLine } from '../server/backlog.ts'
import type { LinkedCount } from '../server/linked-count.ts'
import { BarChart } from '../ui/bar-chart.tsx'
import { BarTable } from '../ui/bar-table.tsx'
import { CountLink } from '../ui/count-link.tsx'
import { Csv } from '../ui/csv.tsx'
import { Fixed } from '../ui/fixed.tsx'
import { Growing } from '../ui/growing.tsx'
import { Guides } from '../ui/guides.tsx'
import * as overviewStyles from '../ui/overview.module.css'
import { overviewContext } from '../ui/overview-context.ts'
import { PromiseTables, PromiseTotal } from '../ui/promises.tsx'
import { dayOf, whole } from '../ui/show-numbers.ts'
import { WeekCharts, WeekTable } from '../ui/week-charts.tsx'
import type { Route } from './+types/intern.oversikt'

export async function loader({ context }: Route.LoaderArgs) {
  const { may } = await context.get(staffContext).request()
  const [overview, cases, persons] = await Promise.all([
    readsOf(context, overviewContext),
    readsOf(context, caseReadsContext),
    readsOf(context, personsContext),
  ])
  const [numbers, heldMails, heldNumbers] = await Promise.all([
    overview.numbers(),
    cases.heldMails(),
    may('handle-persons') ? persons.heldNumbers() : null,
  ])
  return {
    numbers,
    heldMails,
    isRuleHeld: heldNumbers !== null,
    sendsMail: overview.sendsMail,
    seesColleagues: may('see-staff-numbers'),
    editsTexts: may('edit-texts'),
  }
}

/** The overview, on one screen: how cases stand, the last weeks, what waits and what senders say. The rest is folded. */
export default function OverviewScreen({
  loaderData: { numbers, heldMails, isRuleHeld, sendsMail, seesColleagues, editsTexts },
}: Route.ComponentProps) {
  const { standing, mondays, weeks, forms, said, guides, missedSearches: missed } = numbers
  const isGrowing = 'forms' in numbers.growth && numbers.growth.forms.length > 0
  const growing = <Growing growth={numbers.growth} since={numbers.since} />
  return (
    <div className={overviewStyles.root}>
      <StaffHead title={overviewTexts.title}>
        <ButtonLink kind="quiet" href="/api/ansatt/tall.csv" download="">
          {overviewTexts.csv}
        </ButtonLink>
      </StaffHead>
      {!sendsMail && <OnlyStored />}
      {isRuleHeld && (
        <p className={staffNoticeStyles.root} data-tone="warm">
          <SiteLink href="/intern/personvern">{overviewTexts.ruleHeld}</SiteLink>
        </p>
      )}
      <dl className={overviewStyles.figures}>
        <Figure label={overviewTexts.late} number={standing.late} isBad={standing.late.count > 0} />
        <Figure label={overviewTexts.urgent} number={standing.urgent} />
        <Figure label={overviewTexts.waiting} number={standing.waiting} />
        <Figure label={overviewTexts.closed} number={standing.closedThisWeek} />
        {heldMails > 0 && (
          <Figure label={overviewTexts.heldMails} number={{ count: heldMails, href: '/intern/epost' }} />
        )}
        <Figure label={overviewTexts.reopened} number={standing.reopened} />
      </dl>
      <section>
        <h2 className="visually-hidden">{overviewTexts.weeksTitle}</h2>
        <WeekCharts weeks={weeks} />
      </section>
      <div className={overviewStyles.columns}>
        <Backlog lines={numbers.backlog} />
        <Panel>
          <PromiseTotal promises={numbers.promises} since={numbers.since} />
          {isGrowing && growing}
        </Panel>
        <Panel>
          <h2>{overviewTexts.saidTitle}</h2>
          {said.length === 0 && <p className="quiet">{overviewTexts.nothingSaid}</p>}
          <ul className={`plain ${overviewStyles.said}`}>
            {said.map(({ reference, text, at }) => (
              <li key={reference + at}>
                <SiteLink href={`/saker/${reference}`}>{text}</SiteLink> <small>{at}</small>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <div className={overviewStyles.folds}>
        <details>
          <summary>{overviewTexts.weeksAsTable}</summary>
          <WeekTable weeks={weeks} />
        </details>
        <details>
          <summary>{overviewTexts.promises.by}</summary>
          <PromiseTables promises={numbers.promises} seesColleagues={seesColleagues} />
        </details>
        <details>
          <summary>{fixedTexts.title}</summary>
          <Fixed numbers={numbers.fixed} since={numbers.since} />
        </details>
        <details>
          <summary>{overviewTexts.formsTitle}</summary>
          {!isGrowing && growing}
          {forms.length === 0 && <p className="quiet">{overviewTexts.noNumbers}</p>}
          <div className={overviewStyles.plots}>
            {forms.map(({ name, weeks: counts, total }) => (
              <BarChart
                key={name}
                title={name}
                bars={mondays.map((week, i) => ({
                  label: dayOf(week),
                  value: counts[i]?.count ?? 0,
                  href: counts[i]?.href,
                }))}
                show={whole}
              >
                <small>
                  <SiteLink href={total.href}>{overviewTexts.casesCount(total.count)}</SiteLink>
                </small>
              </BarChart>
            ))}
          </div>
        </details>
        <details>
          <summary>{overviewTexts.guidesTitle}</summary>
          <Guides guides={guides} weeks={mondays} />
        </details>
        <details open={missed.first.some(({ isAnswered }) => !isAnswered) || undefined}>
          <summary>{missedTexts.title}</summary>
          <MissedList missed={missed} canAnswer={editsTexts} />
        </details>
      </div>
    </div>
  )
}

interface FigureProps {
  label: string
  number: LinkedCount
  isBad?: boolean
}

function Figure({ label, number: { count, href }, isBad }: FigureProps) {
  return (
    <div data-bad={isBad ? '' : undefined}>
      <dt>{label}</dt>
      <dd>
        <SiteLink href={href}>{count}</SiteLink>
      </dd>
    </div>
  )
}

/** How long the cases that wait for staff have waited. */
function Backlog({ lines }: { lines: readonly BacklogLine[] }) {
  const { backlog: texts } = overviewTexts
  const most = Math.max(...lines.map(({ count }) => count))
  return (
    <Panel>
      <div className={overviewStyles.head}>
        <h2>{texts.title}</h2>
        <Csv href="/api/ansatt/alder.csv" label={texts.csv} />
      </div>
      {most === 0 ? (
        <p className="quiet">{texts.empty}</p>
      ) : (
        <BarTable
          caption={texts.title}
          headings={[texts.age, texts.count]}
          lines={lines}
          numbers={(line) => [<CountLink key="count" what={texts.title} name={line.name} number={line} />]}
          share={({ count }) => count / most}
        />
      )}
    </Panel>
  )
}
