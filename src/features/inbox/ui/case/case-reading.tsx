import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'

interface CaseReadingProps {
  shown: Pick<StaffCase, 'reading'>
  result: ActionResult | undefined
}

/** Which roles read the case; it is opened to another one, and closed again, here. */
export function CaseReading({ shown: { reading }, result }: CaseReadingProps) {
  const texts = staffCaseTexts.reading
  const { roles, opened, offered } = reading
  return (
    <details open={opened.length > 0 || undefined} data-part="reading">
      <summary>{texts.title}</summary>
      <p>{texts.readers(roles)}</p>
      {offered &&
        opened.map(({ role, name }) => (
          <ActionForm
            key={role}
            action={caseActions.closeToRole}
            values={{ role }}
            result={result}
            label={texts.close(name)}
            look="link"
          />
        ))}
      {offered && offered.length > 0 && (
        <ActionForm
          id="reading"
          action={caseActions.openToRole}
          choices={{ role: offered }}
          result={result}
          look="quiet"
        />
      )}
    </details>
  )
}
