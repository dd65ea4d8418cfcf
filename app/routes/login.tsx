import { loginPage as page } from '../../content/pages/login.ts'
import { Seo } from '../components/seo.tsx'

/** Where the staff will sign in; until then it says so, so that no link is dead. */
export default function LoginScreen() {
  return (
    <div className="page section stack">
      <Seo title={page.heading} description={page.text} noindex />
      <h1 className="long-word">{page.heading}</h1>
      <p className="lead">{page.text}</p>
      <p className="measure">{page.meanwhile}</p>
      <p>
        <a className="button" href="/kundeservice">
          {page.customerService}
        </a>
      </p>
    </div>
  )
}
