import { Tag } from '../../../ui/kit/tag.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { TechnicalMessage } from '../../workspace/ui/technical-message.tsx'
import { jobTexts } from '../overview.words.ts'
import { overviewContext } from '../ui/overview-context.ts'
import type { Route } from './+types/intern.jobber'

export async function loader({ context }: Route.LoaderArgs) {
  return (await readsOf(context, overviewContext)).jobs()
}

/** The state of the scheduled jobs. */
export default function JobsScreen({ loaderData: jobs }: Route.ComponentProps) {
  return (
    <div className="staff-wide">
      <StaffHead title={jobTexts.title} lead={jobTexts.lead} />
      <ul className={`plain ${staffLinesStyles.root}`}>
        {jobs.map(({ name, cron, waiting, failed, lastDone, lastFailed, problem }) => (
          <li key={name}>
            <div>
              <strong>{jobTexts.nameOf(name)}</strong>{' '}
              <small>{cron ? jobTexts.schedule(cron) : jobTexts.onDemand}</small>
              {problem && <small>{jobTexts.failed}</small>}
              {problem && (
                <TechnicalMessage title={jobTexts.said} about={jobTexts.nameOf(name)} text={problem} />
              )}
            </div>
            <span className="row">
              <small>
                {jobTexts.waiting}: {waiting}
              </small>
              <small>
                {jobTexts.lastDone}: {lastDone ?? jobTexts.never}
              </small>
              {failed > 0 && (
                <Tag tone="bad">
                  {jobTexts.lastFailed}: {lastFailed} ({failed})
                </Tag>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
