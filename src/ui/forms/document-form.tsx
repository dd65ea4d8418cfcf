import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import type { Action } from '../../forms/engine/action.ts'
import { actionFields } from '../../forms/engine/action-result.ts'
import { Button } from '../kit/button.tsx'
import { SubmissionKeyField } from './submission-key.tsx'
import { useTranslated } from './use-translated.ts'

interface DocumentFormProps {
  action: Action
  className?: string
  kind?: 'quiet'
  /** The label of the button, where the page says what exactly is done. */
  label?: string
  /** The id of the part of the page that it opens at afterwards, where that is not its top. */
  anchor?: string
  onSubmit?: FormEventHandler
  /** Its fields. */
  children?: ReactNode
}

/** The form of an action that is posted as a document, with scripts or without. */
export function DocumentForm({
  action: declared,
  className,
  kind,
  label,
  anchor,
  onSubmit,
  children,
}: DocumentFormProps) {
  const action = useTranslated(declared)
  const form = useRef<HTMLFormElement>(null)
  // The page of an error is a new document, whose focus is nowhere: a screen reader would not say what is wrong.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [])
  const hasFiles = Object.values(action.fields).some(({ kind }) => kind === 'photos')
  return (
    <form
      ref={form}
      method="post"
      action={anchor && `#${anchor}`}
      className={className}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      // The server's messages are in the visitor's language, and say what is wrong here.
      noValidate
      onSubmit={onSubmit}
    >
      <SubmissionKeyField />
      <input type="hidden" name={actionFields.action} value={action.name} />
      {action.explain && <p>{action.explain}</p>}
      {children}
      <Button kind={kind} type="submit">
        {label ?? action.submit}
      </Button>
    </form>
  )
}
