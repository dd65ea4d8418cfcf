import { apartmentSurvey } from '../../forms/apartment-survey.ts'
import { ConditionStyles } from '../forms/condition-styles.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { handleForm, loadForms } from '../forms/form-route.ts'
import { stateAfter } from '../forms/form-state.ts'
import { loadDocument } from '../forms/load-document.ts'
import { useWords } from '../use-words.ts'
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
