import type { ReactNode } from 'react'
import { checklistPage, cleaningCategories } from '#landlord/pages/sjekkliste.ts'
import type { ServiceDialogName as Name } from '../../../../../landlord-types/service.ts'
import {
  emptyFormState,
  type FormState,
  type PostedForm,
  stateAfter,
} from '../../../../ui/forms/form-state.ts'
import { FormView } from '../../../../ui/forms/form-view.tsx'
import type { SentForm } from '../../../../ui/forms/send.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { serviceDialogs } from '../../../tenant-forms/service-dialogs.ts'
import { LostKeyInfo } from '../../../tenant-forms/ui/lost-key-info.tsx'
import { Checklist } from '../checklist/checklist.tsx'

/** Information before the form, as on the form's own page. */
const before: Partial<Record<Name, ReactNode>> = {
  lostkey: <LostKeyInfo level={3} />,
}

interface DialogContent {
  heading: string
  lead: string | undefined
  body: (cancel: ReactNode) => ReactNode
}

interface ServiceFormProps {
  name: Name
  /** The state of its form as the page was loaded with it; null if the page was loaded without the dialog. */
  loaded: FormState | null
  posted: PostedForm | undefined
  checklistClass: string | undefined
  onSent: (sent: SentForm) => void
  children: (content: DialogContent) => ReactNode
}

/** What a tile of customer service opens in a dialog: a form, or the checklist. Loaded when one is asked for. */
export function ServiceForm({ name, loaded, posted, checklistClass, onSent, children }: ServiceFormProps) {
  const { heading, lead } = useWords(checklistPage)
  if (name === 'cleaning-checklist') {
    const headings = cleaningCategories.map(({ title }) => title)
    return children({
      heading,
      lead,
      body: () => <Checklist className={checklistClass} headings={headings} level={3} />,
    })
  }
  const form = serviceDialogs[name]
  const state = loaded ? stateAfter(loaded, posted, form) : emptyFormState
  return children({
    heading: form.heading,
    lead: form.lead,
    body: (cancel) => (
      <>
        {before[name]}
        <FormView form={form} state={state} level={3} beside={cancel} onSent={onSent} />
      </>
    ),
  })
}
