import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { Actions } from '../../../forms/engine/action.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import type { Entries, Errors } from '../../../forms/engine/entries.ts'
import type { Fields } from '../../../forms/engine/field.ts'
import { DraftNotice } from './drafts/draft-notice.tsx'
import { useFormDraft } from './drafts/use-form-draft.ts'
import { useLeaving } from './drafts/use-leaving.ts'
import { EDITOR } from './editor-notice.tsx'
import { useSendOnce } from './use-send-once.ts'

/** The values of an editor's fields, and their errors. */
export interface EditedValues {
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
  /** Whether the page says that the last edits were saved. */
  isSaved: boolean
  className: string | undefined
  encType?: 'multipart/form-data'
  children: (edited: EditedValues) => ReactNode
}

/**
 * The form of an editor, with the values that could not be saved or else those that were saved last. Saving compares
 * with the version that the editor was opened on, so that a newer version is not overwritten unseen. What is not saved
 * is kept on the device as a draft.
 */
export function EditorForm(props: EditorFormProps) {
  const { actions, result, entries, base, submission, isSaved, className, encType, children } = props
  const refused = refusedOf(actions, result)
  const [start] = useState(() => ({
    base: refused?.given.base?.[0] ?? base,
    key: refused?.given.key?.[0] ?? submission,
    entries: refused?.given ?? entries,
  }))
  const { isSending, onSubmit } = useSendOnce()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnNamed()
  const fields = fieldsOf(actions)
  const name = useLocation().pathname
  const draft = useFormDraft({ form, name, fields, openedOn: start.base, isSaved, isSending })
  useLeaving({ form, fields, isTooLong: draft.isTooLong, isSending })
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      encType={encType}
      id={EDITOR}
      className={className}
      onSubmit={onSubmit}
    >
      <DraftNotice draft={draft} />
      <input type="hidden" name="base" value={draft.base} />
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

/** The fields of the editor's own actions. */
const fieldsOf = (actions: Actions): Fields =>
  Object.assign({}, ...Object.values(actions).flatMap(({ fields }) => ('base' in fields ? [fields] : [])))

/** Begins in the field that the address names, such as `#price`, unless the staff member is somewhere already. */
function useFocusOnNamed() {
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1))
    if (!(named instanceof HTMLInputElement) || document.activeElement !== document.body) return
    named.focus()
    named.select()
  }, [])
}
