import { parkingApplication } from '../../forms/parking-application.ts'
import { parkeringSoknadPage } from '../../landlord/pages/parkering-soknad.ts'
import { FormPage } from '../forms/form-page.tsx'
import { handleForm, loadForms } from '../forms/form-route.ts'
import { stateAfter } from '../forms/form-state.ts'
import { loadDocument } from '../forms/load-document.ts'
import { prefilled } from '../forms/prefilled.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/parkering-soknad'

export const loader = async (args: Route.LoaderArgs) =>
  prefilled(args, await loadForms(args, parkingApplication), parkingApplication)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, parkingApplication)

export default function ParkingApplicationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useWords(parkeringSoknadPage)
  return (
    <FormPage
      form={parkingApplication}
      state={stateAfter(loaderData, actionData, parkingApplication)}
      description={copy.description}
    />
  )
}
