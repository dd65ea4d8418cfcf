import type { ReactNode } from 'react'
import { serviceDialogs } from '../../../forms/service-dialogs.ts'
import { checklistPage, cleaningCategories } from '../../../landlord/pages/sjekkliste.ts'
import type { ServiceDialog as Name } from '../../../landlord-types/service.ts'
import { DangerQuestion } from '../../forms/danger-question.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import type { FormState } from '../../forms/form-state.ts'
import { FormView } from '../../forms/form-view.tsx'
import { LostKeyInfo } from '../../forms/lost-key-info.tsx'
import type { SentForm } from '../../forms/send.ts'
import { useWords } from '../../use-words.ts'
import { Checklist } from '../checklist/checklist.tsx'

/** Information or a question before the form, as on the form's own page. */
const before: Partial<Record<Name, ReactNode>> = {
  // The page is cached and cannot know the time, so it shows the on-call phone, which is always answered.
  issue: <DangerQuestion officeOpen={false} />,
  lostkey: <LostKeyInfo level={3} />,
}

export interface ServiceDialogProps {
  name: Name
  state: FormState
  onClose: () => void
  onSent: (sent: SentForm) => void
}

/** The dialog that a tile of customer service opens: a form, or the checklist. */
export function ServiceDialog({ name, state, onClose, onSent }: ServiceDialogProps) {
  const copy = useWords(checklistPage)
  if (name === 'cleaning-checklist') {
    return (
      <FormDialog heading={copy.heading} lead={copy.lead} onClose={onClose}>
        {() => <Checklist headings={cleaningCategories.map(({ title }) => title)} level={3} />}
      </FormDialog>
    )
  }
  const form = serviceDialogs[name]
  return (
    <FormDialog heading={form.heading} lead={form.lead} onClose={onClose}>
      {(cancel) => (
        <>
          {before[name]}
          <FormView form={form} state={state} level={3} beside={cancel} onSent={onSent} />
        </>
      )}
    </FormDialog>
  )
}
