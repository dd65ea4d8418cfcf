import { lookedUpFacts } from '../../../domain/documents/answer-facts.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { answerTexts } from '../../info-pages/answers.words.ts'
import { missedTexts } from '../../search/missed.words.ts'
import { AnswerBox } from '../../search/ui/answer-box.tsx'
import { MissedList } from '../../search/ui/missed-list.tsx'
import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import type { AnswersPage } from '../server/answers-page.ts'
import { FactList } from './fact-list.tsx'

/** What stands above the answers in the search: what was not found, and the facts that they can name. */
export function AnswerHelp({ page: { facts, gone, missed, shown } }: { page: AnswersPage }) {
  return (
    <>
      {gone.length > 0 && (
        <p className={staffNoticeStyles.root} data-tone="warm">
          {answerTexts.gone(gone)}
        </p>
      )}
      <Panel>
        <h2>{missedTexts.title}</h2>
        <MissedList missed={missed} canAnswer />
      </Panel>
      <FactList facts={facts}>
        {Object.entries(lookedUpFacts).map(([name, label]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}: …}`}</code> {label}
            </dt>
            <dd>{answerTexts.examples[name]}</dd>
          </div>
        ))}
      </FactList>
      <Panel as="div">
        <details>
          <summary>{answerTexts.shown}</summary>
          <div className="stack">
            {shown.map((answer) => (
              <AnswerBox key={answer.title} answer={answer} />
            ))}
          </div>
        </details>
      </Panel>
    </>
  )
}
