import { Form } from 'react-router'
import { choiceIn } from '../../domain/no-choice.ts'
import { auditActions } from '../../forms/staff/audit.ts'
import { auditTexts } from '../../forms/staff/audit.words.ts'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { ActionForm } from '../staff/actions/action-form.tsx'
import { ActionNotice } from '../staff/actions/action-notice.tsx'
import { staffAction } from '../staff/actions/staff-action.ts'
import * as auditFilterStyles from '../staff/audit-filter.module.css'
import { FilterInput, StaffFilterChoice } from '../staff/filter-fields.tsx'
import { staffContext } from '../staff/staff-context.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import * as staffLinesStyles from '../staff/staff-lines.module.css'
import type { Route } from './+types/intern.logg'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { oversight } = await context.get(staffContext).workspace()
  const get = (name: string) => new URL(request.url).searchParams.get(name)
  const query = {
    who: choiceIn(get('hvem')) ?? '',
    action: choiceIn(get('hva')) ?? '',
    subject: get('gjelder') ?? '',
    before: get('for') ?? '',
  }
  return { query, ...(await oversight.audit(query)) }
}

export const action = staffAction(auditActions)

/** The audit log. */
export default function AuditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { query, lines, older, colleagues, actions } = loaderData
  const olderSearch = new URLSearchParams({
    hvem: query.who,
    hva: query.action,
    gjelder: query.subject,
    for: older ?? '',
  })
  return (
    <div className="staff-wide">
      <StaffHead title={auditTexts.title} lead={auditTexts.lead}>
        <ActionForm action={auditActions.verify} result={actionData} look="quiet" />
      </StaffHead>
      <ActionNotice result={actionData} />
      <Form method="get" noValidate className={auditFilterStyles.root}>
        <StaffFilterChoice
          name="hvem"
          label={auditTexts.who}
          value={query.who || null}
          any={auditTexts.any}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <StaffFilterChoice
          name="hva"
          label={auditTexts.action}
          value={query.action || null}
          any={auditTexts.any}
          options={actions}
        />
        <FilterInput
          name="gjelder"
          label={auditTexts.subject}
          value={query.subject}
          maxLength={60}
          autoComplete="off"
        />
        <Button kind="quiet" type="submit">
          {auditTexts.filter}
        </Button>
      </Form>
      {lines.length === 0 && <p className="quiet">{auditTexts.empty}</p>}
      <ol className={`plain ${staffLinesStyles.root}`}>
        {lines.map(({ id, at, who, action, subject, detail }) => (
          <li key={id}>
            <span>
              <strong>{action}</strong> {who ?? auditTexts.system}
              <small>{[subject, detail].filter(Boolean).join(', ')}</small>
            </span>
            <small>{at}</small>
          </li>
        ))}
      </ol>
      {older && (
        <p>
          <ButtonLink kind="quiet" href={`/intern/logg?${olderSearch}`}>
            {auditTexts.older}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
