import type { ReactNode } from 'react'
import { checklistPage, cleaningCategories } from '#landlord/pages/sjekkliste.ts'
import type { ServiceDialogName as Name } from '../../../../../landlord-types/service.ts'
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx'
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

export { SentPanel } from '../../../../ui/forms/sent-panel.tsx'

/** Information before the form, as on the form's own page. */
const before: Partial<Record<Name, ReactNode>> = {
  lostkey: <LostKeyInfo level={3} />,
}

interface ServiceDialogProps {
  name: Name
  /** The state of its form as the page was loaded with it; null if the page was loaded without the dialog. */
  loaded: FormState | null
  posted: PostedForm | undefined
  /** `root` of form-dialog.module.css and of checklist.module.css: the page has both style sheets from the start. */
  dialogClass: string | undefined
  checklistClass: string | undefined
  onSent: (sent: SentForm) => void
  onClose: () => void
}

/** What a tile of customer service opens in a dialog: a form, or the checklist. */
export function ServiceDialog({
  name,
  loaded,
  posted,
  dialogClass,
  checklistClass,
  onSent,
  onClose,
}: ServiceDialogProps) {
  const { heading, lead } = useWords(checklistPage)
  if (name === 'cleaning-checklist') {
    const headings = cleaningCategories.map(({ title }) => title)
    return (
      <FormDialog className={dialogClass} heading={heading} lead={lead} onClose={onClose}>
        {() => <Checklist className={checklistClass} headings={headings} level={3} />}
      </FormDialog>
    )
  }
  const form = serviceDialogs[name]
  const state = loaded ? stateAfter(loaded, posted, form) : emptyFormState
  return (
    <FormDialog className={dialogClass} heading={form.heading} lead={form.lead} onClose={onClose}>
      {(cancel) => (
        <>
          {before[name]}
          <FormView form={form} state={state} level={3} beside={cancel} onSent={onSent} />
        </>
      )}
    </FormDialog>
  )
}
