import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CategorySlug } from '../../content/categories.ts'
import { interestPage as page } from '../../content/pages/skjemaer.ts'
import { submissionTexts } from '../../content/submission-texts.ts'
import { categoryFromSlug } from '../../domain/property.ts'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { interestFormOf, interestForms, interestTypeAt, interestTypes } from '../../forms/interest/types.ts'
import { Seo } from '../components/seo.tsx'
import { ConditionStyles } from '../forms/condition-styles.tsx'
import { cleared } from '../forms/form-page.tsx'
import { loadAnew, loadForms, sendForm, stateAfter } from '../forms/form-route.ts'
import type { FormState } from '../forms/form-state.ts'
import { FormView } from '../forms/form-view.tsx'
import { NextCard } from '../forms/next-card.tsx'
import { prefilled } from '../forms/prefilled.ts'
import type { SentForm } from '../forms/send.ts'
import { SentPanel } from '../forms/sent-panel.tsx'
import type { Route } from './+types/interesseskjema'

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url)
  const type = interestTypeAt(pathname, searchParams)
  const state = await loadForms(args, ...interestForms)
  return { type, state: await prefilled(args, state, type && interestFormOf(type)) }
}
export const clientLoader = loadAnew
export async function action(args: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(args.request.url)
  const type = interestTypeAt(pathname, searchParams)
  return type ? sendForm(args, interestFormOf(type)) : undefined
}

export default function InterestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const [type, setType] = useState<CategorySlug | null>(loaderData.type)
  const [sent, setSent] = useState<SentForm | null>(null)
  // What the server gave belongs to the type that the page was opened with; a type chosen since starts anew.
  const [isFirst, setIsFirst] = useState(true)
  const choose = (slug: string) => {
    setType(categoryFromSlug(slug)?.slug ?? null)
    setSent(null)
    setIsFirst(false)
  }
  const form = type && interestFormOf(type)
  const state: FormState | null =
    form &&
    (isFirst
      ? stateAfter(loaderData.state, actionData, form)
      : { ...cleared(loaderData.state), key: newSubmissionKey() })
  const isWrong = state && Object.keys(state.errors).length > 0
  const onSent = (stored: SentForm) => {
    setSent(stored)
    setType(null)
    setIsFirst(false)
  }
  return (
    <div className="page section form-page" data-side="">
      <Seo
        title={isWrong ? `${submissionTexts.titlePrefix}${page.title}` : page.title}
        description={page.description}
        canonical="/interesseskjema"
      />
      <ConditionStyles forms={interestForms} />
      <header className="stack form-head">
        <h1 className="long-word">{page.title}</h1>
        <p className="lead">{page.lead}</p>
      </header>
      <div className="form-column">
        {sent && <SentPanel {...sent} />}
        <form className="type-choice" method="get" action={pathname}>
          <div className="field">
            <label htmlFor="type">{page.type}</label>
            <select
              id="type"
              name="type"
              key={sent?.reference}
              defaultValue={type ?? '-'}
              onChange={(event) => choose(event.target.value)}
            >
              <option value="-" disabled hidden>
                {submissionTexts.choose}
              </option>
              {interestTypes.map((slug) => (
                <option key={slug} value={slug}>
                  {categoryFromSlug(slug)?.type}
                </option>
              ))}
            </select>
          </div>
          <noscript>
            <button className="button" type="submit">
              {page.show}
            </button>
          </noscript>
        </form>
        {form && state && (
          <FormView key={form.id + state.property} form={form} state={state} onSent={onSent} />
        )}
      </div>
      <aside className="form-side">
        <NextCard form={form ?? interestFormOf('bolig')} />
        <p>
          <a href="/ledige-leiligheter">{page.listings}</a>
        </p>
      </aside>
    </div>
  )
}
