import { useState } from 'react'
import { data } from 'react-router'
import { interesseskjemaPage } from '#landlord/pages/interesseskjema.ts'
import { submissionWords } from '../../../forms/engine/submission.words.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { ConditionStyles } from '../../../ui/forms/condition-styles.tsx'
import * as formPageStyles from '../../../ui/forms/form-page.module.css'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { FormView } from '../../../ui/forms/form-view.tsx'
import { NextCard } from '../../../ui/forms/next-card.tsx'
import type { SentForm } from '../../../ui/forms/send.ts'
import { SentPanel } from '../../../ui/forms/sent-panel.tsx'
import { AlertBox } from '../../../ui/kit/alert-box.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useCopy } from '../../../ui/page/use-copy.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { interestFormOf, interestForms, interestTypeAt } from '../interest/types.ts'
import { prefilled } from '../ui/prefilled.ts'
import { TypeChoice } from '../ui/type-choice.tsx'
import { interestPage } from '../ui/type-choice.words.ts'
import type { Route } from './+types/interesseskjema'

const typeAt = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url)
  return interestTypeAt(pathname, searchParams)
}

export async function loader(args: Route.LoaderArgs) {
  const type = typeAt(args.request)
  const isUnknown = type === null && new URL(args.request.url).searchParams.has('type')
  const state = await loadForms(args, ...(type ? [interestFormOf(type)] : []))
  return { type, isUnknown, state: await prefilled(args, state, type && interestFormOf(type)) }
}
export const clientLoader = loadDocument
export async function action(args: Route.ActionArgs) {
  const type = typeAt(args.request)
  return type ? handleForm(args, interestFormOf(type)) : data(undefined, { status: 404 })
}

export default function InterestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(interesseskjemaPage)
  const page = useWords(interestPage)
  const forms = useWords(submissionWords)
  const [sent, setSent] = useState<SentForm | null>(null)
  // After sending, the form and the chosen type are cleared (specification 2 §4).
  const type = sent ? null : loaderData.type
  const form = type && interestFormOf(type)
  const state = form && stateAfter(loaderData.state, actionData, form)
  const isWrong = state && Object.keys(state.errors).length > 0
  return (
    <div className={`page section ${formPageStyles.root}`} data-side="">
      <Seo
        title={isWrong ? `${forms.titlePrefix}${page.title}` : page.title}
        description={copy.description}
        canonical="/interesseskjema"
      />
      <ConditionStyles forms={interestForms} />
      <header className={`stack ${formPageStyles.head}`}>
        <h1 className="long-word">{page.title}</h1>
        <p className="lead">{page.lead}</p>
      </header>
      <div className={formPageStyles.column}>
        {sent && <SentPanel {...sent} />}
        {loaderData.isUnknown && (
          <AlertBox>
            <h2>{page.unknown.title}</h2>
            <p>{page.unknown.text}</p>
          </AlertBox>
        )}
        <TypeChoice chosen={type} />
        {form && state && <FormView form={form} state={state} onSent={setSent} />}
      </div>
      <aside className={formPageStyles.side}>
        <NextCard form={form ?? interestFormOf('bolig')} />
        <p>
          <SiteLink href="/ledige-leiligheter">{page.listings}</SiteLink>
        </p>
      </aside>
    </div>
  )
}
