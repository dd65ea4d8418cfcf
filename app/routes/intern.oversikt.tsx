import { overviewTexts } from '../../forms/staff/overview.words.ts'
import type { Numbers } from '../../server/overview/numbers.ts'
import { ButtonLink } from '../components/ui/button.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { BarChart } from '../staff/bar-chart.tsx'
import * as overviewStyles from '../staff/overview.module.css'
import { StaffHead } from '../staff/staff-head.tsx'
import * as staffLinesStyles from '../staff/staff-lines.module.css'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/intern.oversikt'

export async function loader({ context }: Route.LoaderArgs) {
  const { oversight } = await context.get(pageRequestContext).staff.workspace()
  const [numbers, heldMails] = await Promise.all([oversight.numbers(), oversight.heldCount()])
  return { numbers, heldMails }
}

const whole = (value: number) => String(value)
/** Hours with one decimal below ten. */
const hours = (value: number) => (value < 10 ? value.toFixed(1).replace('.', ',') : value.toFixed(0))
/** «17.11.» for the Monday of a week. */
const dayOf = (week: string) => `${Number(week.slice(8))}.${Number(week.slice(5, 7))}.`

/** The overview: overdue cases, trends, senders' ratings, and the last twelve weeks. */
export default function OverviewScreen({ loaderData: { numbers, heldMails } }: Route.ComponentProps) {
  const texts = useWords(overviewTexts)
  const { weeks, forms, growing, said, guides, missedSearches: missed } = numbers
  const plot = (value: (week: Numbers['weeks'][number]) => number | null) =>
    weeks.map((week) => ({ label: dayOf(week.week), value: value(week) }))
  return (
    <div className="staff-wide">
      <StaffHead title={texts.title}>
        <ButtonLink kind="quiet" href="/api/ansatt/tall.csv" download="">
          {texts.csv}
        </ButtonLink>
      </StaffHead>
      <dl className={overviewStyles.figures}>
        <Figure label={texts.late} value={numbers.late} href={numbers.lists.late} isBad={numbers.late > 0} />
        <Figure label={texts.urgent} value={numbers.urgent} href={numbers.lists.urgent} />
        <Figure label={texts.waiting} value={numbers.waiting} href={numbers.lists.waiting} />
        <Figure label={texts.closed} value={numbers.closedThisWeek} href={numbers.lists.closedThisWeek} />
        {heldMails > 0 && <Figure label={texts.heldMails} value={heldMails} href="/intern/epost" isBad />}
        <Figure label={texts.reopened} value={numbers.reopened} href={numbers.lists.reopened} />
      </dl>
      <section>
        <h2>{texts.weeksTitle}</h2>
        <div className={overviewStyles.plots}>
          <BarChart title={texts.casesPlot} bars={plot(({ cases }) => cases)} show={whole} />
          <BarChart title={texts.answerPlot} bars={plot(({ firstAnswer }) => firstAnswer)} show={hours} />
          <BarChart title={texts.closePlot} bars={plot(({ closed }) => closed)} show={hours} />
        </div>
      </section>
      <div className={overviewStyles.columns}>
        <Panel>
          <h2>{texts.growingTitle}</h2>
          {growing.length === 0 && <p className="quiet">{texts.nothingGrows}</p>}
          <ul>
            {growing.map(({ name, before, now }) => (
              <li key={name}>{texts.growing(name, before, now)}</li>
            ))}
          </ul>
        </Panel>
        <Panel>
          <h2>{texts.saidTitle}</h2>
          {said.length === 0 && <p className="quiet">{texts.nothingSaid}</p>}
          <ul className={`plain ${staffLinesStyles.root}`}>
            {said.map(({ reference, text, at }) => (
              <li key={reference + at}>
                <span>
                  <a href={`/saker/${reference}`}>{text}</a> <small>{at}</small>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel>
          <h2>{texts.missedTitle}</h2>
          <p className="quiet">{missed.first.length > 0 ? texts.missedLead : texts.nothingMissed}</p>
          <ul className={`plain ${overviewStyles.missed}`}>
            {missed.first.map(({ query, searches }) => (
              <li key={query}>
                <span>{texts.missed(query)}</span> <small>{texts.missedTimes(searches)}</small>
              </li>
            ))}
          </ul>
          {missed.others > 0 && <p className="quiet">{texts.otherMissed(missed.others)}</p>}
        </Panel>
      </div>
      <section>
        <h2>{texts.formsTitle}</h2>
        {forms.length === 0 && <p className="quiet">{texts.noNumbers}</p>}
        <div className={overviewStyles.plots}>
          {forms.map(({ name, weeks: counts }) => (
            <BarChart
              key={name}
              title={name}
              bars={weeks.map(({ week }, i) => ({ label: dayOf(week), value: counts[i] ?? 0 }))}
              show={whole}
            />
          ))}
        </div>
      </section>
      <section>
        <h2>{texts.guidesTitle}</h2>
        <p className="quiet">
          {texts.guidesText}{' '}
          <a href="/api/ansatt/veiledninger.csv" download="">
            {texts.guidesCsv}
          </a>
        </p>
        <div className={overviewStyles.plots}>
          {guides.map(({ path, name, views, cases, weeks: counts }) => (
            <BarChart
              key={path}
              title={name}
              legend={[texts.views, texts.cases]}
              bars={counts.map((count, i) => ({
                label: dayOf(weeks[i]?.week ?? ''),
                value: count.views,
                other: count.cases,
              }))}
              show={whole}
            >
              <small>
                {texts.guidesMonth(views, cases)}{' '}
                <a href={path} aria-label={`${texts.openGuide}: ${name}`}>
                  {texts.openGuide}
                </a>
              </small>
            </BarChart>
          ))}
        </div>
      </section>
    </div>
  )
}

interface FigureProps {
  label: string
  value: number
  href?: string
  isBad?: boolean
}

function Figure({ label, value, href, isBad }: FigureProps) {
  return (
    <div data-bad={isBad ? '' : undefined}>
      <dt>{label}</dt>
      <dd>{href ? <a href={href}>{value}</a> : value}</dd>
    </div>
  )
}
