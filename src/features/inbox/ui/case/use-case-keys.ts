import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '../../../workspace/ui/use-keys.ts'
import { TEMPLATE_BUTTON } from './reply-form.tsx'
import type { CaseLinks } from './use-case-links.ts'

type Write = (part: 'svar' | 'notat', isClosing?: boolean) => void

/** The keys of a case's page, and the parts of it that a link of the inbox opens. */
export function useCaseKeys({ inbox, previous, next }: CaseLinks, write: Write, openHelp: () => void): void {
  const navigate = useNavigate()
  const current = useRef(write)
  current.current = write
  useEffect(() => {
    const part = location.hash.slice(1)
    if (part === 'svar' || part === 'notat') current.current(part)
    if (part === 'avslutt') current.current('svar', true)
  }, [])
  useKeys({
    j: () => navigate(next ?? inbox),
    k: () => navigate(previous ?? inbox),
    r: () => write('svar'),
    n: () => write('notat'),
    e: () => write('svar', true),
    a: () => unfold('velg-ansvarlig')?.click(),
    m: () => {
      write('svar')
      document.getElementById(TEMPLATE_BUTTON)?.click()
    },
    z: () => unfold('utsett')?.querySelector<HTMLElement>('button, input')?.focus(),
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
