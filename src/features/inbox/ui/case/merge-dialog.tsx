import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { actionFields } from '../../../../forms/engine/action-result.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import * as toastStyles from '../../../../ui/toasts/toast-region.module.css'
import * as keysHelpStyles from '../../../workspace/ui/list/keys-help.module.css'
import { OptionSearch } from '../../../workspace/ui/option-search.tsx'
import { workspaceTexts } from '../../../workspace/workspace.words.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { MergeableCase } from '../../case-results.ts'
import { caseActions } from '../../casework.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import { useAnswerTo } from '../use-answer-to.ts'
import * as styles from './merge-dialog.module.css'

interface MergeDialogProps {
  shown: Pick<StaffCase, 'reference' | 'duplicates'>
  isOpen: boolean
  onClose: () => void
}

/** Looks for the case that this one is merged with: the suggested ones, and what a text finds. */
export function MergeDialog({ shown, isOpen, onClose }: MergeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const texts = staffCaseTexts.relate.find
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={`${keysHelpStyles.root} ${styles.root}`}
      onClose={onClose}
      aria-labelledby="merge-title"
    >
      <h2 id="merge-title">{texts.title}</h2>
      <p className="quiet">{texts.explain}</p>
      {isOpen && <MergeSearch shown={shown} onClose={onClose} />}
      <form method="dialog" noValidate>
        <Button kind="quiet" type="submit">
          {workspaceTexts.close}
        </Button>
      </form>
      <div className={toastStyles.root} role="status" data-toasts="" />
    </dialog>
  )
}

const isFound = (answer: unknown): answer is { cases: MergeableCase[] } =>
  answer instanceof Object && Array.isArray(Reflect.get(answer, 'cases'))

/** Enter takes a case only where it is the only one that the text finds, or has been gone to. */
function MergeSearch({ shown: { reference, duplicates }, onClose }: Omit<MergeDialogProps, 'isOpen'>) {
  const submit = useSubmit()
  const texts = staffCaseTexts.relate.find
  const [text, setText] = useState('')
  const { found, state } = useAnswerTo(`/api/ansatt/kan-slas-sammen?sak=${reference}&q=`, text, isFound)
  const cases: readonly MergeableCase[] = text.trim() ? (found?.cases ?? []) : duplicates
  const options = cases.map((each) => ({
    value: each.reference,
    label: each.sender ?? inboxTexts.unknownSender,
    note: [
      each.excerpt,
      each.address,
      each.sentAt,
      each.reference,
      each.isOlder ? texts.intoOther : texts.intoThis,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <>
      <OptionSearch
        options={options}
        texts={texts}
        preselects="only-found"
        found={{ onType: setText, isReady: state === 'found' }}
        onChoose={({ value: other }) => {
          const isOlder = cases.some((each) => each.reference === other && each.isOlder)
          const { name } = isOlder ? caseActions.mergeIntoSuggested : caseActions.mergeSuggested
          onClose()
          submit({ [actionFields.action]: name, other }, { method: 'post' })
        }}
        onCancel={onClose}
      />
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
    </>
  )
}
