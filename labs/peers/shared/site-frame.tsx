import type { ReactNode } from 'react'

const links = {
  '/bolig': 'Bolig',
  '/coliving': 'Coliving',
  '/minilager': 'Minilager',
  '/parkering': 'Parkering',
  '/naering': 'Næring',
  '/reklame': 'Reklame',
  '/kundeservice': 'Kundeservice',
  '/om-oss': 'Om oss',
}

const Links = () =>
  Object.entries(links).map(([href, label]) => (
    <a key={href} href={href}>
      {label}
    </a>
  ))

/** The site's header and footer around a page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="page">
        <a href="/eiendommer">
          <b>Utleier</b>
        </a>
        <nav aria-label="Hovedmeny">
          <Links />
        </nav>
      </header>
      {children}
      <footer>
        <nav className="page" aria-label="Bunnmeny">
          <Links />
        </nav>
      </footer>
    </>
  )
}
