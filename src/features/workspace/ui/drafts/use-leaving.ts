import { type RefObject, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import type { Fields } from '../../../../forms/engine/field.ts'
import { editingTexts } from '../../editing.words.ts'
import { editsIn, hasFiles, keptFields } from './form-values.ts'

interface LeavingOptions {
  form: RefObject<HTMLFormElement | null>
  fields: Fields
  /** Whether its edits are too long to be kept on the device. */
  isTooLong: boolean
  isSending: boolean
}

/**
 * Asks before an editor is left: before the page is closed if anything in it is not saved, and within the workspace
 * only if it cannot be kept on the device, as chosen files.
 */
export function useLeaving(options: LeavingOptions): void {
  const { leave } = editingTexts
  const current = useRef(options)
  current.current = options
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const { form, fields, isSending } = current.current
      if (isSending || !form.current) return
      if (hasFiles(form.current) || editsIn(form.current, keptFields(fields))) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { form, isTooLong, isSending } = current.current
    const isLost = form.current !== null && (hasFiles(form.current) || isTooLong)
    const isLeaving = currentLocation.pathname !== nextLocation.pathname
    return isLeaving && isLost && !isSending && !window.confirm(leave)
  })
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}
