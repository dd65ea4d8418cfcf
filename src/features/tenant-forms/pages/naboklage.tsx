import { loadDocument } from '../../../ui/data/load-document.ts'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { SideList } from '../../../ui/forms/form-side.tsx'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { neighborComplaint } from '../neighbor-complaint.ts'
import type { Route } from './+types/naboklage'
import { neighborPage } from './naboklage.words.ts'

export const loader = (args: Route.LoaderArgs) => loadForms(args, neighborComplaint)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, neighborComplaint)

export default function NeighborComplaintScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(neighborPage)
  return (
    <FormPage
      form={neighborComplaint}
      state={stateAfter(loaderData, actionData, neighborComplaint)}
      description={page.description}
      side={<SideList title={page.sideTitle} items={page.side} />}
    />
  )
}
