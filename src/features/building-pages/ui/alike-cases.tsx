import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { bulkActions } from '../../inbox/inbox.ts'
import { SendersQuestion } from '../../inbox/ui/case/senders-question.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { refusedValues } from '../../workspace/ui/actions/refused-values.ts'
import { buildingTexts } from '../building.words.ts'
import type { BuildingPage } from '../server/read-building-pages.ts'
import * as styles from './building.module.css'
import { CaseLines } from './case-lines.tsx'

const { reply, merge, mergeSenders } = bulkActions

type AlikeCasesProps = BuildingPage['alike'][number] &
  Pick<BuildingPage, 'snapshot' | 'canMerge'> & { submission: string; result: ActionResult | undefined }

/** Cases about the same, which are answered together, or merged into the oldest of them. */
export function AlikeCases({ name, cases, canMerge, snapshot, submission, result }: AlikeCasesProps) {
  const references = cases.map(({ reference }) => reference)
  const own = references.some((each) => result?.given.cases?.includes(each)) ? result : undefined
  const question = shownBy(own, merge)
  const merged = { cases: [...references].reverse() }
  return (
    <Panel className={styles.root}>
      <h2>{buildingTexts.alike(cases.length, name)}</h2>
      <details open={refusedValues([reply], own, {}) !== null || undefined}>
        <summary>{buildingTexts.answerAll(cases.length)}</summary>
        <CaseLines cases={cases} saysFlat />
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
