import { termination } from '../../forms/termination.ts'
import { FormPage } from '../forms/form-page.tsx'
import { loadAnew, loadForms, sendForm, stateAfter } from '../forms/form-route.ts'
import { SideLinks } from '../forms/form-side.tsx'
import type { Route } from './+types/si-opp-leilighet'
import { terminationPage as page } from './si-opp-leilighet.words.ts'

export const loader = (args: Route.LoaderArgs) => loadForms(args, termination)
export const clientLoader = loadAnew
export const action = (args: Route.ActionArgs) => sendForm(args, termination)

export default function TerminationScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      form={termination}
      state={stateAfter(loaderData, actionData, termination)}
      description={page.description}
      side={<SideLinks title={page.sideTitle} links={page.side} />}
    />
  )
}
