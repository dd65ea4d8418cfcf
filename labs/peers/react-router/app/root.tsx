import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { SiteFrame } from '../shared/site-frame.tsx'
import '../shared/styles.css'

export const meta = () => [
  { title: 'Eiendommer til leie' },
  { name: 'description', content: 'Boliger, lager og parkering til leie.' },
]

export default function Root() {
  return (
    <html lang="nb">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteFrame>
          <Outlet />
        </SiteFrame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
