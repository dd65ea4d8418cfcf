import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfPage } from '../domain/language.ts'
import { closeOtherDetails } from './components/exclusive-details.ts'
import { skipLeftEntry } from './forms/dialog-entry.ts'
import Root, { ErrorBoundary, Layout } from './root.tsx'
import { SiteProvider, unchanged } from './site-context.ts'
import './takeover/early-acts.ts'
import { noteInlinedSheets } from './takeover/inlined-sheets.ts'
import { loadPlainly } from './takeover/load-plainly.ts'
import { reloadUnshownPages } from './takeover/shown-pages.tsx'
import { tolerateTranslation } from './takeover/translated-texts.ts'
import { trustOwnMarkup } from './trusted-types.ts'

const { origin = location.origin, content } = document.documentElement.dataset

const late = document.querySelector<HTMLScriptElement>('script[data-address]')

// The visitor went back while this script was loading, so the document still shows the old page.
if (late && late.dataset.address !== location.pathname + location.search) location.reload()
else {
  // Every page needs the root: here it takes no request of its own. In development React Router has loaded it.
  window.__reactRouterRouteModules.root ??= { default: Root, ErrorBoundary, Layout }
  trustOwnMarkup()
  reloadUnshownPages()
  skipLeftEntry()
  closeOtherDetails()
  tolerateTranslation()
  if (import.meta.env.PROD) noteInlinedSheets()
  startTransition(() => {
    // React writes to some fields again while it hydrates them.
    window.earlyActs?.note()
    hydrateRoot(
      document,
      <SiteProvider
        value={{
          language: languageOfPage(location.pathname),
          origin,
          reference: null,
          // React writes them again where it draws the whole page again, as after an error.
          styles: document.querySelector('style')?.innerHTML ?? '',
          notice: '',
          content: content ? JSON.parse(content) : unchanged,
        }}
      >
        <HydratedRouter />
      </SiteProvider>,
      {
        onCaughtError: keepPage,
        onUncaughtError: keepPage,
        // Such as a page that a translator has changed: React draws it anew, and `TakeOver` restores what was done in it.
        onRecoverableError: (error) => console.warn(error),
      },
    )
  })
}

/** An error that not even the page of errors has survived leaves the page that the server draws. */
function keepPage(error: unknown): void {
  console.error(error)
  if (!document.getElementById('innhold')) loadPlainly()
}
