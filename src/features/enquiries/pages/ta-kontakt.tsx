import { loadDocument } from '../../../ui/data/load-document.ts'
import { handleForm } from '../../../ui/forms/form-route.ts'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { propertyQuestion } from '../short-enquiries.ts'
import { loadShortEnquiry } from '../ui/load-short-enquiry.ts'
import { ShortEnquiry } from '../ui/short-enquiry.tsx'
import { shortEnquiryWords } from '../ui/short-enquiry.words.ts'
import type { Route } from './+types/ta-kontakt'

export const loader = (args: Route.LoaderArgs) => loadShortEnquiry(args, propertyQuestion)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, propertyQuestion)

export default function PropertyQuestionScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ShortEnquiry
      form={propertyQuestion}
      state={stateAfter(loaderData?.state, actionData, propertyQuestion)}
      property={loaderData?.property ?? null}
      description={useWords(shortEnquiryWords).question}
    />
  )
}
