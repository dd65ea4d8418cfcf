import { useLocation } from 'react-router'
import { ButtonLink } from '../../../../ui/kit/button.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import { alertLinkWords } from './alert-link.words.ts'

/** Leads to being told of what passes some filters, given as a query: those of the list that it stands on, or `asked`. */
export function AlertLink({ asked }: { asked?: string }) {
  const { label } = useWords(alertLinkWords)
  const { search } = useLocation()
  return (
    <ButtonLink kind="quiet" href={`/si-fra${asked ?? search}`} reloadDocument>
      {label}
    </ButtonLink>
  )
}
