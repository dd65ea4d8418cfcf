import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfPage } from './domain/text/language.ts'
import { tolerateTranslation } from './site/hydration/translated-texts.ts'
import { goOnToPendingPage } from './ui/data/pending-page.ts'
import { skipLeftEntry } from './ui/page/dialog-entry.ts'
import { SiteProvider, unchanged } from './ui/page/site-context.ts'
import { trustOwnMarkup } from './ui/page/trusted-types.ts'

const { origin = location.origin, content, demo } = document.documentElement.dataset

// The visitor went back while the scripts were loading, so the document still shows the other page.
if (window.earlyActs && window.earlyActs.address !== location.pathname + location.search) location.reload()
else {
  // The visitor goes back before the router listens: it would take the data of this page for those of the other.
  addEventListener('popstate', () => window.earlyActs && location.reload())
  goOnToPendingPage()
  trustOwnMarkup()
  skipLeftEntry()
  tolerateTranslation()
  startTransition(() => {
    // React writes to some fields again while it hydrates them.
    window.earlyActs?.note()
    hydrateRoot(
      document,
      <SiteProvider
        value={{
          language: languageOfPage(location.pathname),
          origin,
          // It stands in the page already.
          notice: '',
          content: content ? JSON.parse(content) : unchanged,
          isDemo: demo !== undefined,
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
  if (!document.getElementById('innhold')) showPlainPage().catch(console.error)
}

/** Shows the page as the server draws it, to be used without scripts: they have failed, and left nothing to show. */
async function showPlainPage(): Promise<void> {
  const answer = await fetch(location.href)
  // Scripts that are parsed in this way do not run.
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'text/html')
  document.replaceChild(document.adoptNode(documentElement), document.documentElement)
}
