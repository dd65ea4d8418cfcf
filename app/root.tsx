import './styles/index.css'
import type { ReactNode } from 'react'
import { Links, Outlet, ScrollRestoration } from 'react-router'
import { ErrorPage } from './components/error-page.tsx'
import { LinkNavigation } from './components/link-navigation.tsx'
import { pageWords } from './components/page.words.ts'
import { PageArrival } from './components/page-arrival.tsx'
import { SiteFooter } from './components/site-footer.tsx'
import { SiteHeader } from './components/site-header.tsx'
import { type SiteContextValue, useSite } from './site-context.ts'
import placeScript from './takeover/hold-place.ts?as-script'
import recordScript from './takeover/record-acts.ts?as-script'
import { NoteShownPage } from './takeover/shown-pages.tsx'
import { NoteAddress } from './takeover/standing-page.tsx'
import { DevelopmentScripts, StartScripts } from './takeover/start-scripts.tsx'
import { NotePlace, TakeOver } from './takeover/take-over.tsx'
import { ToastRegion } from './toasts/toast-region.tsx'
import { useIsStaff } from './use-is-staff.ts'
import { useWords } from './use-words.ts'

/** The HTML document around every page. The critical styles are inline. Scripts come last, but the one that records what is done until then. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, origin, content, styles, notice } = useSite()
  const isStaff = useIsStaff()
  const { skip } = useWords(pageWords)
  return (
    <html lang={language} data-origin={origin} data-content={asAttribute(content)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A telephone would make links of numbers itself, in pages that React has not hydrated yet. Ours are links already. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10191c" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* A telephone finds /apple-touch-icon.png by itself. */}
        {!isStaff && <link rel="manifest" href="/manifest.webmanifest" />}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <Links />
      </head>
      <body>
        {/* First: what is pressed and typed while the rest of the page arrives is recorded too. */}
        {import.meta.env.PROD && <script dangerouslySetInnerHTML={{ __html: recordScript }} />}
        <NotePlace />
        <a className="skip-link" href="#innhold">
          {skip}
        </a>
        <div id="driftsmelding" dangerouslySetInnerHTML={{ __html: notice }} />
        {!isStaff && <SiteHeader />}
        {/* The staff layout has its own `main` element, after its header. */}
        {isStaff ? (
          children
        ) : (
          <main id="innhold" tabIndex={-1}>
            {children}
          </main>
        )}
        {!isStaff && <SiteFooter />}
        <ToastRegion />
        <LinkNavigation />
        {!isStaff && <PageArrival />}
        {!isStaff && <NoteShownPage />}
        {/* Before React Router's own script, which restores the scroll position. */}
        {import.meta.env.PROD && <script dangerouslySetInnerHTML={{ __html: placeScript }} />}
        <ScrollRestoration />
        <NoteAddress />
        <TakeOver />
        {import.meta.env.PROD ? <StartScripts /> : <DevelopmentScripts />}
      </body>
    </html>
  )
}

/** The edited content that the browser needs for hydration; empty if nothing was edited. */
function asAttribute(content: SiteContextValue['content']): string | undefined {
  const { edited, accounts, elsewhere } = content
  const changes = Object.keys(edited).length + Object.keys(accounts).length + elsewhere.length
  return changes > 0 ? JSON.stringify(content) : undefined
}

export default function Root() {
  return <Outlet />
}

export { ErrorPage as ErrorBoundary }
