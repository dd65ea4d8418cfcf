import { useState } from 'react'

/** Of two values that change now and then, the one that changed last. */
export function useLastChanged<T>(one: T, other: T): T {
  const [seen, setSeen] = useState({ one, other, latest: one })
  if (seen.one !== one || seen.other !== other)
    setSeen({ one, other, latest: seen.other !== other ? other : one })
  return seen.latest
}
