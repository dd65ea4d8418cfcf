import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { emptyFormState, type FormState, type PostedForm, stateAfter } from '../../../ui/forms/form-state.ts'
import { FormView } from '../../../ui/forms/form-view.tsx'
import type { SentForm } from '../../../ui/forms/send.ts'
import { applianceReport } from '../appliance-report.ts'

export { SentPanel } from '../../../ui/forms/sent-panel.tsx'

interface ApplianceDialogProps {
  className: string | undefined
  /** The appliance that is reported; null where the sender is to choose it. */
  chosen: string | null
  /** The state of its form as the page was loaded with it; null if the page was loaded without it. */
  loaded: FormState | null
  posted: PostedForm | undefined
  onSent: (sent: SentForm) => void
  onClose: () => void
}

/** The report of a broken appliance, in a dialog. */
export function ApplianceDialog({
  className,
  chosen,
  loaded,
  posted,
  onSent,
  onClose,
}: ApplianceDialogProps) {
  const state = chosen
    ? { ...emptyFormState, values: { applianceType: [chosen] } }
    : stateAfter(loaded, posted, applianceReport)
  return (
    <FormDialog className={className} heading={applianceReport.heading} onClose={onClose}>
      {(cancel) => (
        <FormView form={applianceReport} state={state} level={3} beside={cancel} onSent={onSent} />
      )}
    </FormDialog>
  )
}
