import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { SiteFrame } from '../../shared/site-frame.tsx'
import styles from '../../shared/styles.css?url'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Eiendommer til leie' },
      { name: 'description', content: 'Boliger, lager og parkering til leie.' },
    ],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="nb">
      <head>
        <HeadContent />
      </head>
      <body>
        <SiteFrame>
          <Outlet />
        </SiteFrame>
        <Scripts />
      </body>
    </html>
  )
}
