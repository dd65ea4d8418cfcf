import { createContext, use } from 'react'
import { Scripts } from 'react-router'
import startScript from './start-late.ts?as-script'

/** The contents of the scripts that start the application on a page. Empty in the browser, where they have run. */
export interface StartTexts {
  /** Receives the loaders' data for React Router. */
  receive: string
  /** What to load: a `StartPlan`, as JSON. */
  plan: string
  /** The loaders' data, as React Router writes it; in development, a script that passes it on. */
  loaded: string
}

export const StartContext = createContext<StartTexts>({ receive: '', plan: '', loaded: '' })

/**
 * In place of React Router's `Scripts`, which preloads all modules and starts at once: `start-late.ts` starts the
 * application. What differs between pages is in data blocks, which browsers do not execute: every inline script is the
 * same on all pages, so that the Content-Security-Policy can list their hashes.
 */
export function StartScripts() {
  const { receive, plan, loaded } = use(StartContext)
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: receive }} />
      <script type="application/json" data-plan="" dangerouslySetInnerHTML={{ __html: plan }} />
      <script type="application/json" data-loaded="" dangerouslySetInnerHTML={{ __html: loaded }} />
      <script dangerouslySetInnerHTML={{ __html: startScript }} />
    </>
  )
}

/** In development scripts start immediately, and there is no Content-Security-Policy. */
export function DevelopmentScripts() {
  const { loaded } = use(StartContext)
  return (
    <>
      <Scripts />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: loaded }} />
    </>
  )
}
