import { defineWords } from '../../domain/language.ts'
import { issueReport } from '../../forms/issue-report.ts'
import { ConditionStyles } from '../forms/condition-styles.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { handleForm, loadForms } from '../forms/form-route.ts'
import { stateAfter } from '../forms/form-state.ts'
import { loadDocument } from '../forms/load-document.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/melde-avvik'

const words = defineWords({
  nb: { description: 'Meld feil og skader i boligen, med bilder. Haster det, finner du vakttelefonen her.' },
})

export const loader = (args: Route.LoaderArgs) => loadForms(args, issueReport)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, issueReport)

export default function IssueReportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { description } = useWords(words)
  return (
    <>
      <ConditionStyles forms={[issueReport]} />
      <FormPage
        form={issueReport}
        state={stateAfter(loaderData, actionData, issueReport)}
        description={description}
      />
    </>
  )
}
