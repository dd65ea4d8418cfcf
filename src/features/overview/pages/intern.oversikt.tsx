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
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import { overviewTexts } from '../overview.words.ts'
import type { BacklogLine } from '../server/backlog.ts'
import type { LinkedCount } from '../server/linked-count.ts'
import type { WeekNumbers } from '../server/week-numbers.ts'
import { BarChart } from '../ui/bar-chart.tsx'
import { BarTable } from '../ui/bar-table.tsx'
import { CountLink } from '../ui/count-link.tsx'
import { Fixed } from '../ui/fixed.tsx'
import { Growing } from '../ui/growing.tsx'
import { Guides } from '../ui/guides.tsx'
import * as overviewStyles from '../ui/overview.module.css'
import { overviewContext } from '../ui/overview-context.ts'
import { PromiseNumbers } from '../ui/promises.tsx'
import { dayOf, showHours, whole } from '../ui/show-numbers.ts'
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

/** The overview: how cases stand, promises, trends, what senders say, and the last twelve weeks. */
export default function OverviewScreen({
  loaderData: { numbers, heldMails, isRuleHeld, sendsMail, seesColleagues, editsTexts },
}: Route.ComponentProps) {
  const { standing, mondays, weeks, forms, said, guides, missedSearches: missed } = numbers
  const plot = (value: (week: WeekNumbers) => { count: number | null; href: string }) =>
    weeks.map((week) => {
      const { count, href } = value(week)
      return { label: dayOf(week.week), value: count, href }
    })
  return (
    <div className="staff-wide">
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
          <Figure
            label={overviewTexts.heldMails}
            number={{ count: heldMails, href: '/intern/epost' }}
            isBad
          />
        )}
        <Figure label={overviewTexts.reopened} number={standing.reopened} />
      </dl>
      <PromiseNumbers promises={numbers.promises} since={numbers.since} seesColleagues={seesColleagues} />
      <section>
        <h2>{overviewTexts.weeksTitle}</h2>
        <div className={overviewStyles.plots}>
          <BarChart title={overviewTexts.casesPlot} bars={plot(({ cases }) => cases)} show={whole} />
          <BarChart title={overviewTexts.reopenedPlot} bars={plot(({ reopened }) => reopened)} show={whole} />
          <BarChart
            title={overviewTexts.answerPlot}
            bars={plot(({ cases, firstAnswer }) => ({ count: firstAnswer, href: cases.href }))}
            show={showHours}
          />
          <BarChart
            title={overviewTexts.closePlot}
            bars={plot(({ cases, closed }) => ({ count: closed, href: cases.href }))}
            show={showHours}
          />
        </div>
      </section>
      <div className={overviewStyles.columns}>
        <Backlog lines={numbers.backlog} />
        <Growing growth={numbers.growth} since={numbers.since} />
        <Fixed numbers={numbers.fixed} since={numbers.since} />
        <Panel>
          <h2>{overviewTexts.saidTitle}</h2>
          {said.length === 0 && <p className="quiet">{overviewTexts.nothingSaid}</p>}
          <ul className={`plain ${staffLinesStyles.root}`}>
            {said.map(({ reference, text, at }) => (
              <li key={reference + at}>
                <span>
                  <SiteLink href={`/saker/${reference}`}>{text}</SiteLink> <small>{at}</small>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel>
          <h2>{missedTexts.title}</h2>
          <MissedList missed={missed} canAnswer={editsTexts} />
        </Panel>
      </div>
      <section>
        <h2>{overviewTexts.formsTitle}</h2>
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
      </section>
      <Guides guides={guides} weeks={mondays} />
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
      <h2>{texts.title}</h2>
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
      <p className="quiet">
        <a href="/api/ansatt/alder.csv" download="">
          {texts.csv}
        </a>
      </p>
    </Panel>
  )
}
