import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { bulkActions } from '../../inbox/inbox.ts'
import { SendersQuestion } from '../../inbox/ui/case/senders-question.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { refusedValues } from '../../workspace/ui/actions/refused-values.ts'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { buildingTexts } from '../building.words.ts'
import type { BuildingPage, CaseAtBuilding } from '../server/read-building-pages.ts'
import * as styles from './building.module.css'

const { reply, merge, mergeSenders } = bulkActions

type AlikeCasesProps = BuildingPage['alike'][number] &
  Pick<BuildingPage, 'snapshot' | 'canMerge'> & { submission: string; result: ActionResult | undefined }

/** So many are read before they are answered; more are folded. */
const MAX_SHOWN = 5

/** Cases about the same, which are answered together, or merged into the oldest of them. */
export function AlikeCases({ name, cases, canMerge, snapshot, submission, result }: AlikeCasesProps) {
  const references = cases.map(({ reference }) => reference)
  const own = references.some((each) => result?.given.cases?.includes(each)) ? result : undefined
  const question = shownBy(own, merge)
  const merged = { cases: [...references].reverse() }
  return (
    <Panel className={styles.root}>
      <h2>{buildingTexts.alike(cases.length, name)}</h2>
      <AlikeLines cases={cases.slice(0, MAX_SHOWN)} />
      {cases.length > MAX_SHOWN && (
        <details>
          <summary>{buildingTexts.moreAlike(cases.length - MAX_SHOWN)}</summary>
          <AlikeLines cases={cases.slice(MAX_SHOWN)} />
        </details>
      )}
      <details open={refusedValues([reply], own, {}) !== null || undefined}>
        <summary>{buildingTexts.answerAll(cases.length)}</summary>
        <ActionForm
          action={reply}
          result={own}
          values={{ cases: references, snapshot, key: `${submission}.${references[0]}` }}
          label={buildingTexts.answerAll(cases.length)}
          about={name}
        />
      </details>
      {question && own?.status === 'refused' && (
        <SendersQuestion question={question} message={own.message}>
          <ActionForm action={mergeSenders} result={own} values={merged} />
        </SendersQuestion>
      )}
      {canMerge && !question && (
        <ActionForm
          action={merge}
          result={own}
          values={merged}
          look="quiet"
          label={buildingTexts.mergeAll(cases.length)}
          about={name}
        />
      )}
    </Panel>
  )
}

/** Which cases they are, so that those that only look alike are seen before they are merged. */
function AlikeLines({ cases }: { cases: readonly CaseAtBuilding[] }) {
  return (
    <ul className={`plain ${staffLinesStyles.root}`}>
      {cases.map(({ reference, flat, sender, day, excerpt }) => (
        <li key={reference}>
          <span>
            <SiteLink href={`/saker/${reference}`}>{reference}</SiteLink>
            <small>
              {[flat ?? buildingTexts.withoutFlat, sender].filter(Boolean).map((each) => `${each}, `)}
              <NoBreak>{day}</NoBreak>
            </small>
            {excerpt}
          </span>
        </li>
      ))}
    </ul>
  )
}
