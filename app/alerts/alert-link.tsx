import { useLocation } from 'react-router'
import { ButtonLink } from '../components/ui/button.tsx'
import { useWords } from '../use-words.ts'
import { alertLinkWords } from './alert-link.words.ts'

/** Leads from a list to being told of what passes its filters; `others` is asked where it has none. */
export function AlertLink({ others = '' }: { others?: string }) {
  const { label } = useWords(alertLinkWords)
  const { search } = useLocation()
  return (
    <ButtonLink kind="quiet" href={`/si-fra${search || others}`} data-full-load="">
      {label}
    </ButtonLink>
  )
}
