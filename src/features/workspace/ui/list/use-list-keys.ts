import type { RefObject } from 'react'
import { type Keys, useKeys } from '../use-keys.ts'
import type { Choice } from './use-choice.ts'

interface ListKeys {
  choice: Choice
  /** The line that is marked. */
  here: string | undefined
  moveTo: (step: number) => void
  search: RefObject<HTMLInputElement | null>
  openHelp: () => void
}

/** The keys of a list: moving, choosing, searching. `others` are those of what it lists. */
export function useListKeys({ choice, here, moveTo, search, openHelp }: ListKeys, others: Keys): void {
  useKeys({
    j: () => moveTo(1),
    k: () => moveTo(-1),
    x: () => here !== undefined && choice.choose(here, !choice.values.has(here)),
    X: () => here !== undefined && choice.chooseTo(here),
    Escape: choice.clear,
    'Ctrl+Z': () => document.getElementById('angre')?.click(),
    '/': () => search.current?.focus(),
    '?': openHelp,
    ...others,
  })
}
