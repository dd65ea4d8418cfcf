import { useLocation } from 'react-router'
import { company } from '../../content/company.ts'
import { formPlaceholders, placeholderTexts as texts } from '../../content/forms-placeholders.ts'
import { NotFoundPage } from '../components/not-found-page.tsx'
import { Seo } from '../components/seo.tsx'

/** Stands for each form that is not open yet, under its own heading, so that no link is dead. */
export default function FormToComeScreen() {
  const { pathname } = useLocation()
  const form = formPlaceholders.find(({ path }) => path === pathname)
  if (!form) return <NotFoundPage />
  return (
    <div className="page section stack">
      <Seo title={form.heading} description={form.text} noindex />
      <h1 className="long-word">{form.heading}</h1>
      <p className="lead">{form.text}</p>
      <p className="measure">{texts.meanwhile}</p>
      <p className="row">
        <a className="button" href={`mailto:${company.email}`}>
          {texts.mail}
        </a>
        <a className="button" data-kind="quiet" href={`tel:+47${company.phone.replaceAll(' ', '')}`}>
          {texts.call}
        </a>
      </p>
    </div>
  )
}
