import { data } from 'react-router'
import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { AlertBox } from '../../../ui/kit/alert-box.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { actionResponse } from '../../../ui/page/action-response.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import type { OrderPage } from '../server/page-services.ts'
import { OrderActions } from '../ui/order-actions.tsx'
import { OrderFacts } from '../ui/order-facts.tsx'
import { OrderLock } from '../ui/order-lock.tsx'
import * as styles from '../ui/order-page.module.css'
import { ordersContext } from '../ui/orders-context.ts'
import { workOrderWords } from '../work-order.words.ts'
import { workOrderActions } from '../work-order-actions.ts'
import type { Route } from './+types/oppdrag.$token'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.get(ordersContext).read(params.token)
  return data(page, { status: statusOf(page) })
}
export const clientLoader = loadDocument

export async function action({ context, params }: Route.ActionArgs) {
  return actionResponse(await context.get(ordersContext).act(params.token))
}

function statusOf(page: OrderPage): number {
  if (page.state !== 'ended') return 200
  return page.why === 'unknown' ? 404 : page.why === 'too-many' ? 429 : 410
}

/** The case that a contractor was given. Every button is a plain form, so that it works without scripts. */
export default function OrderScreen({ loaderData: page, actionData: result }: Route.ComponentProps) {
  const words = useWords(workOrderWords)
  const { phone } = useContact()
  if (page.state === 'ended') {
    const { tooMany, ended } = words
    return (
      <div className={`page section ${styles.root}`}>
        <Seo title={words.pageTitle} description={words.description} noindex />
        <h1>{page.why === 'too-many' ? tooMany : ended[page.why]}</h1>
        <p className="lead">
          <PhoneText>{words.ask(phone)}</PhoneText>
        </p>
      </div>
    )
  }
  if (page.state === 'locked')
    return (
      <div className={`page section ${styles.root}`}>
        <Seo title={words.pageTitle} description={words.description} noindex />
        <h1>{words.locked.heading}</h1>
        <OrderLock page={page} result={result} />
      </div>
    )
  const { order } = page
  return (
    <div className={`page section ${styles.root}`}>
      <Seo title={words.title(order.reference)} description={words.description} noindex />
      <header>
        <p className="quiet">{words.title(order.reference)}</p>
        <h1>{order.name}</h1>
      </header>
      {result && <ActionNotice result={result} />}
      {order.isDone && <p className={styles.done}>{words.doneBefore}</p>}
      <OrderFacts order={order} />
      <OrderActions order={order} result={result} />
      <p className="quiet">
        <PhoneText>{words.ask(phone)}</PhoneText>
      </p>
    </div>
  )
}

/** What the action says: why it was not done, or which photos were rejected. */
function ActionNotice({ result }: { result: ActionResult }) {
  const { refused = [] } = shownBy(result, workOrderActions.addPhotos) ?? {}
  const message = result.status === 'refused' ? result.message : result.notice
  if (!message) return null
  return (
    <AlertBox>
      <p>{message}</p>
      {refused.map(({ title, text, lang, more }) => (
        <p key={text}>
          {title}: <span lang={lang}>{text}</span> {more}
        </p>
      ))}
    </AlertBox>
  )
}
