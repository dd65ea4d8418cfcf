import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import type { Actions } from '../../forms/action.ts'
import type { ActionResult } from '../../forms/action-result.ts'
import type { Entries, Errors } from '../../forms/entries.ts'
import { EDITOR } from './editor-notice.tsx'
import { useSendOnce } from './use-send-once.ts'

/** The values of an editor's fields, and their errors. */
export interface Edited {
  entries: Entries
  errors: Errors
  isSending: boolean
}

interface EditorFormProps {
  /** The actions of the page. */
  actions: Actions
  result: ActionResult | undefined
  /** The initial values. */
  entries: Entries
  /** The newest version when the editor was opened; empty if there was none. */
  base: string
  /** The idempotency key of the page. */
  submission: string
  className: string | undefined
  encType?: 'multipart/form-data'
  children: (edited: Edited) => ReactNode
}

/**
 * The form of an editor, with the values that could not be saved or else those that were saved last. Saving compares
 * with the version that the editor was opened on, so that a newer version is not overwritten unseen.
 */
export function EditorForm(props: EditorFormProps) {
  const { actions, result, entries, base, submission, className, encType, children } = props
  const refused = refusedOf(actions, result)
  const [start] = useState(() => ({
    base: refused?.given.base?.[0] ?? base,
    key: refused?.given.key?.[0] ?? submission,
    entries: refused?.given ?? entries,
  }))
  const { isSending, onSubmit } = useSendOnce()
  return (
    <Form method="post" encType={encType} id={EDITOR} className={className} onSubmit={onSubmit}>
      <input type="hidden" name="base" value={start.base} />
      <input type="hidden" name="key" value={start.key} />
      {children({ entries: start.entries, errors: refused?.errors ?? {}, isSending })}
    </Form>
  )
}

/** The refusal of one of the editor's own actions: those post the version that it was opened on. */
function refusedOf(actions: Actions, result: ActionResult | undefined) {
  if (result?.status !== 'refused') return null
  const action = Object.values(actions).find(({ name }) => name === result.action)
  return action && 'base' in action.fields ? result : null
}
