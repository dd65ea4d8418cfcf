import { casePage } from '../../forms/sender-page.words.ts'
import { Seo } from '../components/seo.tsx'
import * as buttonStyles from '../components/ui/button.module.css'

/** The page of an invalid link: possible causes, and how to get a new one. */
export function CaseGone() {
  const { title, text, link } = casePage.gone
  return (
    <div className="page section stack">
      <Seo title={title} description={text} noindex />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <a className={buttonStyles.root} href="/mine-saker">
          {link}
        </a>
      </p>
    </div>
  )
}
