import { loadDocument } from '../../../ui/data/load-document.ts'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { useCopy } from '../../../ui/page/use-copy.ts'
import { lostKey } from '../lost-key.ts'
import { LostKeyInfo } from '../ui/lost-key-info.tsx'
import { lostKeyPage } from '../ui/lost-key-info.words.ts'
import type { Route } from './+types/tapt-nokkel'

export const loader = (args: Route.LoaderArgs) => loadForms(args, lostKey)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, lostKey)

export default function LostKeyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useCopy(lostKeyPage)
  return (
    <FormPage
      form={lostKey}
      state={stateAfter(loaderData, actionData, lostKey)}
      description={page.description}
      before={<LostKeyInfo level={2} />}
    />
  )
}
