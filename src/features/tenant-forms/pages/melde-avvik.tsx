import { defineWords } from '../../../domain/text/language.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { ConditionStyles } from '../../../ui/forms/condition-styles.tsx'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { issueReport } from '../issue-report.ts'
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
