import { useEffect, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { editingTexts } from '../../forms/staff/editing.words.ts'
import { useWords } from '../use-words.ts'
import { EDITOR } from './editor-notice.tsx'
import { editsIn, hasUnkept, putBack, type UnsavedEdits } from './unsaved-edits.ts'
import { keptPrefix } from './use-writing.ts'

/** The editor whose edits were sent last. They are deleted once a page says that they were saved. */
const SENT = `${keptPrefix}sendt`

const nameOf = (pathname: string) => `${keptPrefix}${pathname}`

/**
 * Saves the unsaved edits of the page's editor in the tab, across navigation, reload and signing in again, until the
 * server has saved them. Files and pictures cannot be saved in the tab: the browser asks before the page is left.
 */
export function useUnsavedEdits(isSaved: boolean): { isPutBack: boolean; discard: () => void } {
  const texts = useWords(editingTexts)
  const { pathname } = useLocation()
  const [isPutBack, setPutBack] = useState(false)
  useEffect(() => {
    const form = document.getElementById(EDITOR)
    if (!(form instanceof HTMLFormElement)) return
    const name = nameOf(pathname)
    const sent = sessionStorage.getItem(SENT)
    if (isSaved && sent) {
      sessionStorage.removeItem(sent)
      sessionStorage.removeItem(SENT)
    }
    const kept = readKept(name)
    if (kept) setPutBack(putBack(form, kept))
    const keep = () => {
      const edits = editsIn(form)
      if (edits) sessionStorage.setItem(name, JSON.stringify(edits))
      else sessionStorage.removeItem(name)
    }
    const change = () => {
      sessionStorage.removeItem(SENT)
      keep()
    }
    const send = () => sessionStorage.setItem(SENT, name)
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnkept(form) && sessionStorage.getItem(SENT) !== name) event.preventDefault()
    }
    keep()
    form.addEventListener('input', change)
    form.addEventListener('submit', send)
    window.addEventListener('beforeunload', ask)
    return () => {
      form.removeEventListener('input', change)
      form.removeEventListener('submit', send)
      window.removeEventListener('beforeunload', ask)
    }
  }, [pathname, isSaved])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const form = document.getElementById(EDITOR)
    const isLeaving = currentLocation.pathname !== nextLocation.pathname
    return isLeaving && form instanceof HTMLFormElement && hasUnkept(form) && !window.confirm(texts.leave)
  })
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  return {
    isPutBack,
    discard() {
      sessionStorage.removeItem(nameOf(pathname))
      location.reload()
    },
  }
}

function readKept(name: string): UnsavedEdits | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is UnsavedEdits {
  return (
    typeof value === 'object' &&
    value !== null &&
    'base' in value &&
    typeof value.base === 'string' &&
    'fields' in value &&
    typeof value.fields === 'object' &&
    value.fields !== null &&
    Object.values(value.fields).every((text) => typeof text === 'string')
  )
}
