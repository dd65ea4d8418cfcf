import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { openMenu } from '../../../workspace/ui/key-menu.tsx'
import { useKeys } from '../../../workspace/ui/use-keys.ts'
import { MERGE_PART } from './case-parts.ts'
import { TEMPLATE_BUTTON } from './reply-form.tsx'
import type { CaseLinks } from './use-case-links.ts'

interface CaseActs {
  write: (part: 'svar' | 'notat', isClosing?: boolean) => void
  /** Gives the case to the staff member, where it is not theirs. */
  take: () => void
  /** Looks for the case to merge with, where this one can be merged. */
  merge: () => void
  openHelp: () => void
}

/** The keys of a case's page, and the parts of it that a link of the inbox opens. */
export function useCaseKeys(
  { inbox, previous, next }: CaseLinks,
  { write, take, merge, openHelp }: CaseActs,
): void {
  const navigate = useNavigate()
  const chooseTemplate = () => {
    write('svar')
    document.getElementById(TEMPLATE_BUTTON)?.click()
  }
  const parts: Readonly<Record<string, () => void>> = {
    svar: () => write('svar'),
    notat: () => write('notat'),
    avslutt: () => write('svar', true),
    mal: chooseTemplate,
    [MERGE_PART]: merge,
  }
  const current = useRef(parts)
  current.current = parts
  useEffect(() => current.current[location.hash.slice(1)]?.(), [])
  useKeys({
    j: () => navigate(next ?? inbox),
    k: () => navigate(previous ?? inbox),
    r: () => write('svar'),
    n: () => write('notat'),
    e: () => write('svar', true),
    a: take,
    A: () => unfold('velg-ansvarlig')?.click(),
    t: chooseTemplate,
    m: merge,
    z: () => openMenu(unfold('utsett')),
    u: () => navigate(inbox),
    'Ctrl+Z': () => document.getElementById('angre')?.click(),
    '?': openHelp,
  })
}

/** An element by its id, with what it is folded into opened. */
function unfold(id: string): HTMLElement | null {
  const element = document.getElementById(id)
  let around: Element | null | undefined = element
  while (around) {
    if (around instanceof HTMLDetailsElement) around.open = true
    around = around.parentElement
  }
  return element
}
