import { useEffect, useState } from 'react'
import { newSubmissionKey } from '../../domain/submissions/submission-key.ts'
import type { Form } from '../../forms/engine/form.ts'

/** The idempotency key of a form that is being filled in. */
interface SubmissionKey {
  value: string
  /** Gives the key to send, and stores it: until the server answers, a reloaded page must send the same key. */
  forSending: () => string
  /** Makes a new key: the next submission is another case. */
  renew: () => void
}

/**
 * Stores a form's idempotency key until the server has answered, with `isKept` also across a reload: a retry after a
 * lost response is the same case. A page that is cached for all visitors has no key and gets one here. React resets a
 * field to its default value when it renders the form again, so the key is state.
 */
export function useSubmissionKey(form: Form, given: string, isKept: boolean): SubmissionKey {
  const place = `nokkel:${form.id}`
  const [value, setValue] = useState(given)
  useEffect(() => {
    setValue((current) => (isKept && unanswered(place)) || given || current || newSubmissionKey())
  }, [place, given, isKept])
  return {
    value,
    forSending() {
      // What was pressed before the form's code came is sent before the effect above has run.
      const key = (isKept && unanswered(place)) || value || newSubmissionKey()
      setValue(key)
      try {
        if (isKept) sessionStorage.setItem(place, key)
      } catch {}
      return key
    },
    renew() {
      try {
        sessionStorage.removeItem(place)
      } catch {}
      setValue(newSubmissionKey())
    },
  }
}

/** The key of a submission that got no response. */
function unanswered(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}
