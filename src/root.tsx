import { dark, light } from '#landlord/colours.ts'
import './ui/styles/index.css'
import { type ReactNode, use } from 'react'
import { preload } from 'react-dom'
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import recordScript from './site/hydration/record-acts.ts?as-script'
import { NoteAddress } from './site/hydration/standing-page.tsx'
import { NotePlace, TakeOver } from './site/hydration/take-over.tsx'
import pageScript from './site/page-script/index.ts?worker&url'
import { ErrorPage } from './site/shell/error-page.tsx'
import { PageArrival } from './site/shell/page-arrival.tsx'
import { SiteFooter } from './site/shell/site-footer.tsx'
import { SiteHeader } from './site/shell/site-header.tsx'
import { rememberPendingPage } from './ui/data/pending-page.ts'
import { pageWords } from './ui/kit/page.words.ts'
import { useHasScripts } from './ui/page/page-scripts.ts'
import { RenderingContext } from './ui/page/rendering-context.ts'
import { type SiteContextValue, useSite } from './ui/page/site-context.ts'
import { useIsStaff } from './ui/page/use-is-staff.ts'
import { useWords } from './ui/page/use-words.ts'
import { ToastRegion } from './ui/toasts/toast-region.tsx'

export const clientMiddleware = [rememberPendingPage]

/** What only scripts can do is shown, and what stands in for it is not (`scripting.css`). */
const markScript = "document.documentElement.dataset.scripts=''"

/** Which layer of the style sheets wins over which. */
const layerOrder =
  '@layer reset, tokens, base, layout, components, screens, narrow, scripting, motion, print;'

/** The HTML document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, origin, content, isDemo, notice } = useSite()
  const { mark, speculationRules, sheets } = use(RenderingContext)
  // Before the modules, which React puts in front of all else in the head: a page is painted once it has its styles.
  for (const sheet of sheets) preload(sheet, { as: 'style' })
  const isStaff = useIsStaff()
  const hasScripts = useHasScripts()
  const { skip } = useWords(pageWords)
  return (
    <html
      lang={language}
      data-origin={origin}
      data-content={asAttribute(content)}
      data-demo={isDemo ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        {/* First: what is pressed and typed while the rest of the page arrives counts too. */}
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markScript }} />
        {hasScripts && (
          <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: recordScript }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A telephone would make links of numbers itself, in pages that React has not hydrated yet. Ours are links already. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* A telephone finds /apple-touch-icon.png by itself. */}
        {!isStaff && <link rel="manifest" href="/manifest.webmanifest" />}
        {/* Before all style sheets, in whatever order they come. */}
        <style nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: layerOrder }} />
        <Links />
      </head>
      <body>
        <script type="module" async src={pageScript} />
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
        {!isStaff && <PageArrival />}
        <NoteAddress />
        <TakeOver />
        {hasScripts ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <script
            type="speculationrules"
            nonce={mark}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: speculationRules }}
          />
        )}
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
