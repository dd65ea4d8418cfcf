import { loadDocument } from '../../../ui/data/load-document.ts'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { SideLinks } from '../../../ui/forms/form-side.tsx'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { termination } from '../termination.ts'
import type { Route } from './+types/si-opp-leilighet'
import { terminationPage } from './si-opp-leilighet.words.ts'

export const loader = (args: Route.LoaderArgs) => loadForms(args, termination)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, termination)

export default function TerminationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(terminationPage)
  return (
    <FormPage
      form={termination}
      state={stateAfter(loaderData, actionData, termination)}
      description={page.description}
      side={<SideLinks title={page.sideTitle} links={page.side} />}
    />
  )
}
