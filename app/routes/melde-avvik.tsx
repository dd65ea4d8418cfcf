import { contentOf } from '../../domain/documents.ts'
import { officeHoursOf } from '../../domain/office-hours.ts'
import { isOfficeOpen } from '../../domain/working-hours.ts'
import { issueReport } from '../../forms/issue-report.ts'
import { DangerQuestion } from '../forms/danger-question.tsx'
import { issuePage } from '../forms/danger-question.words.ts'
import { FormPage } from '../forms/form-page.tsx'
import { loadForms, sendForm } from '../forms/form-route.ts'
import { stateAfter } from '../forms/form-state.ts'
import { loadDocument } from '../forms/load-document.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/melde-avvik'

export async function loader(args: Route.LoaderArgs) {
  const state = await loadForms(args, issueReport)
  const { now, content } = args.context.get(pageRequestContext)
  return { state, officeOpen: isOfficeOpen(now, officeHoursOf(contentOf(content.edited, 'kontakt'))) }
}
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => sendForm(args, issueReport)

export default function IssueReportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(issuePage)
  return (
    <FormPage
      form={issueReport}
      state={stateAfter(loaderData.state, actionData, issueReport)}
      description={page.description}
      before={<DangerQuestion officeOpen={loaderData.officeOpen} />}
    />
  )
}
