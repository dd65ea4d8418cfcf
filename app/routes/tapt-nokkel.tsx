import { lostKey } from '../../forms/lost-key.ts'
import { FormPage } from '../forms/form-page.tsx'
import { handleForm, loadForms } from '../forms/form-route.ts'
import { stateAfter } from '../forms/form-state.ts'
import { loadDocument } from '../forms/load-document.ts'
import { LostKeyInfo } from '../forms/lost-key-info.tsx'
import { lostKeyPage } from '../forms/lost-key-info.words.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/tapt-nokkel'

export const loader = (args: Route.LoaderArgs) => loadForms(args, lostKey)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, lostKey)

export default function LostKeyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(lostKeyPage)
  return (
    <FormPage
      form={lostKey}
      state={stateAfter(loaderData, actionData, lostKey)}
      description={page.description}
      before={<LostKeyInfo level={2} />}
    />
  )
}
