import { lazy, type ReactNode } from 'react'
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
import { AlertBox } from '../../../../ui/kit/alert-box.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import { serviceDialogs } from '../../../tenant-forms/service-dialogs.ts'
import { LostKeyInfo } from '../../../tenant-forms/ui/lost-key-info.tsx'
import * as checklistStyles from '../checklist/checklist.module.css'

/** Called once the checklist is asked for: few of those who ask customer service do. */
export const importChecklist = () => import('../checklist/checklist.tsx')

// Without Suspense around it, which would draw it by a script.
const Checklist = lazy(async () => ({ default: (await importChecklist()).Checklist }))

/** Information before the form, as on the form's own page. */
const before: Partial<Record<Name, ReactNode>> = {
  lostkey: <LostKeyInfo level={3} />,
}

interface ServiceDialogProps {
  name: Name
  /** The state of its form as the page was loaded with it; null if the page was loaded without the dialog. */
  loaded: FormState | null
  posted: PostedForm | undefined
  onClose: () => void
  onSent: (sent: SentForm) => void
}

/** The dialog that a tile of customer service opens: a form, or the checklist. */
export function ServiceDialog({ name, loaded, posted, onClose, onSent }: ServiceDialogProps) {
  const copy = useWords(checklistPage)
  if (name === 'cleaning-checklist') {
    return (
      <FormDialog heading={copy.heading} lead={copy.lead} onClose={onClose}>
        {() => (
          <Checklist
            className={checklistStyles.root}
            headings={cleaningCategories.map(({ title }) => title)}
            level={3}
          />
        )}
      </FormDialog>
    )
  }
  const form = serviceDialogs[name]
  const state = loaded ? stateAfter(loaded, posted, form) : emptyFormState
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

interface UnknownFormProps {
  heading: string
  children: ReactNode
}

/** Shown where the address asks for a form that there is not. */
export function UnknownForm({ heading, children }: UnknownFormProps) {
  return (
    <AlertBox>
      <h2>{heading}</h2>
      <p>{children}</p>
    </AlertBox>
  )
}
