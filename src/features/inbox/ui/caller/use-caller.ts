import { useEffect, useState } from 'react'
import type { Caller } from '../../server/senders/find-caller.ts'

/** How long a staff member has stopped typing before the number is looked up, in milliseconds. */
const PAUSE_MS = 150

const isCaller = (answer: unknown): answer is Caller =>
  answer instanceof Object && Array.isArray(Reflect.get(answer, 'cases'))

/** Who a number belongs to, looked up while it is typed; null where it is not known. */
export function useCaller(phone: string, loaded: { phone: string; caller: Caller | null }): Caller | null {
  const [caller, setCaller] = useState(loaded.caller)
  const isLoaded = phone === loaded.phone
  useEffect(() => {
    if (isLoaded) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer: unknown = await fetch(`/api/ansatt/ringer?telefon=${encodeURIComponent(phone)}`, {
        signal: stop.signal,
      })
        .then((response) => response.json())
        .catch(() => null)
      if (!stop.signal.aborted) setCaller(isCaller(answer) ? answer : null)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [phone, isLoaded])
  return caller
}
