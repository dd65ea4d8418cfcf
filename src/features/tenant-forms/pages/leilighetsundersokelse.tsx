import { loadDocument } from '../../../ui/data/load-document.ts'
import { ConditionStyles } from '../../../ui/forms/condition-styles.tsx'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { apartmentSurvey } from '../apartment-survey.ts'
import type { Route } from './+types/leilighetsundersokelse'
import { surveyPage } from './leilighetsundersokelse.words.ts'

export const loader = (args: Route.LoaderArgs) => loadForms(args, apartmentSurvey)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, apartmentSurvey)

export default function SurveyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(surveyPage)
  return (
    <FormPage
      form={apartmentSurvey}
      state={stateAfter(loaderData, actionData, apartmentSurvey)}
      description={page.description}
      before={<ConditionStyles forms={[apartmentSurvey]} />}
    />
  )
}
