import { Form } from 'react-router'
import { choiceIn } from '../../../domain/submissions/no-choice.ts'
import { Button, ButtonLink } from '../../../ui/kit/button.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { FilterInput, StaffFilterChoice } from '../../workspace/ui/filter-fields.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { auditActions } from '../audit.ts'
import { auditTexts } from '../audit.words.ts'
import * as auditFilterStyles from '../ui/audit-filter.module.css'
import { overviewContext } from '../ui/overview-context.ts'
import type { Route } from './+types/intern.logg'

export async function loader({ context, request }: Route.LoaderArgs) {
  const overview = await readsOf(context, overviewContext)
  const get = (name: string) => new URL(request.url).searchParams.get(name)
  const query = {
    who: choiceIn(get('hvem')) ?? '',
    action: choiceIn(get('hva')) ?? '',
    subject: get('gjelder') ?? '',
    before: get('for') ?? '',
  }
  return { query, ...(await overview.audit(query)) }
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
