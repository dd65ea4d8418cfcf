import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { parkeringSoknadPage } from '#landlord/pages/parkering-soknad.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { parkingApplication } from '../parking-application.ts'
import { prefilled } from '../ui/prefilled.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  prefilled(args, await loadForms(args, parkingApplication), parkingApplication)
export const clientLoader = loadDocument
export const action = (args: ActionFunctionArgs) => handleForm(args, parkingApplication)

export default function ParkingApplicationScreen() {
  const loaderData = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const copy = useWords(parkeringSoknadPage)
  return (
    <FormPage
      form={parkingApplication}
      state={stateAfter(loaderData, actionData, parkingApplication)}
      description={copy.description}
    />
  )
}
