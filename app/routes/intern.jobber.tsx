import { jobTexts } from '../../forms/staff/overview.words.ts'
import { Tag } from '../components/ui/tag.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import * as staffLinesStyles from '../staff/staff-lines.module.css'
import { TechnicalMessage } from '../staff/technical-message.tsx'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/intern.jobber'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageRequestContext).staff.workspace()).oversight.jobs()
}

/** The state of the scheduled jobs. */
export default function JobsScreen({ loaderData: jobs }: Route.ComponentProps) {
  const texts = useWords(jobTexts)
  return (
    <div className="staff-wide">
      <StaffHead title={texts.title} lead={texts.lead} />
      <ul className={`plain ${staffLinesStyles.root}`}>
        {jobs.map(({ name, cron, waiting, failed, lastDone, lastFailed, problem }) => (
          <li key={name}>
            <div>
              <strong>{texts.nameOf(name)}</strong>{' '}
              <small>{cron ? texts.schedule(cron) : texts.onDemand}</small>
              {problem && <small>{texts.failed}</small>}
              {problem && <TechnicalMessage title={texts.said} about={texts.nameOf(name)} text={problem} />}
            </div>
            <span className="row">
              <small>
                {texts.waiting}: {waiting}
              </small>
              <small>
                {texts.lastDone}: {lastDone ?? texts.never}
              </small>
              {failed > 0 && (
                <Tag tone="bad">
                  {texts.lastFailed}: {lastFailed} ({failed})
                </Tag>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
