import { data } from 'react-router'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { MessagePage } from '../../../ui/kit/message-page.tsx'
import { NoticeList } from '../../../ui/kit/notice-list.tsx'
import { actionResponse } from '../../../ui/page/action-response.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { recipientWords } from '../recipient.words.ts'
import { recipientActions } from '../recipient-actions.ts'
import { recipientContext } from '../ui/building-notices-context.ts'
import type { Route } from './+types/driftsmelding.$recipient'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(recipientContext).read(params.recipient)
  return data(found, { status: found ? 200 : 404 })
}
export const clientLoader = loadDocument

export async function action({ context, params }: Route.ActionArgs) {
  return actionResponse(await context.get(recipientContext).act(params.recipient))
}

/** A notice, and how to refuse mails of such. A link in a mail leads here; only a press changes anything. */
export default function RecipientScreen({ loaderData: found, actionData: result }: Route.ComponentProps) {
  const words = useWords(recipientWords)
  if (!found)
    return (
      <MessagePage title={words.goneTitle} text={words.gone} href="/kundeservice" action={words.goneLink} />
    )
  const { notice, isOver, isRefused, isTenant } = found
  return (
    <div className="page section stack">
      <Seo title={words.title} description={words.title} noindex />
      <h1>{words.title}</h1>
      {result?.status === 'refused' && <FieldError role="alert">{result.message}</FieldError>}
      {isRefused && <p role="status">{words.refused}</p>}
      <NoticeList notices={[notice]} />
      {isOver && <p className="quiet">{words.over}</p>}
      {!isOver && !isRefused && <p className="quiet">{isTenant ? words.because : words.becauseAsked}</p>}
      <DocumentForm
        action={isRefused ? recipientActions.accept : recipientActions.refuse}
        className="stack"
        kind="quiet"
      />
    </div>
  )
}
