import type { EntryContext } from 'react-router'
import { slot } from './page-bytes.ts'
import type { StartPlan } from './takeover/start-late.ts'
import type { StartTexts } from './takeover/start-scripts.tsx'

type Manifest = EntryContext['manifest']

/**
 * The scripts that start a page: `start` is the URL of the one that starts the application, `data` the loaders' data, as React
 * Router writes it.
 */
export function startTexts(
  { manifest, staticHandlerContext, serverHandoffString = '{}' }: EntryContext,
  start: string,
  data: string,
): StartTexts {
  // The root comes with the script that starts the application.
  const ids = staticHandlerContext.matches.map(({ route }) => route.id).filter((id) => id !== 'root')
  const context = 'window.__reactRouterContext'
  return {
    // What React Router's `Scripts` writes, in fewer letters.
    receive: `(c=>{c.stream=new ReadableStream({start(s){c.streamController=s}}).pipeThrough(new TextEncoderStream())})(${context}=${onlyNeeded(serverHandoffString)})`,
    plan: planOf(manifest, start, ids),
    loaded: import.meta.env.PROD
      ? slot
      : `${context}.streamController.enqueue(${inScript(data)});${context}.streamController.close();`,
  }
}

/** The plans by what they are made from: pages of the same routes have the same one. */
const plans = new WeakMap<Manifest, Map<string, string>>()

/** How a page of some routes is started, as JSON. */
function planOf(manifest: Manifest, start: string, ids: readonly string[]): string {
  const known = plans.get(manifest) ?? new Map<string, string>()
  plans.set(manifest, known)
  const key = [start, ...ids].join(' ')
  const plan = known.get(key) ?? inScript(makePlan(manifest, start, ids))
  known.set(key, plan)
  return plan
}

function makePlan(manifest: Manifest, start: string, ids: readonly string[]): StartPlan {
  const parts = [manifest.entry, ...ids.map((id) => manifest.routes[id])]
  const imports = parts.flatMap((part) => part?.imports ?? [])
  return {
    start: nameOf(start),
    routes: ids.map((id) => [id, modulesOf(manifest.routes[id]).map(nameOf)]),
    imports: [...new Set(imports)].map(nameOf),
  }
}

/** The name of a built script, of its URL. */
const nameOf = (url: string): string => url.replace(/^\/assets\/(.*)\.js$/, '$1')

/** React Router's settings without what is false, which it takes for granted. */
function onlyNeeded(settings: string): string {
  if (needed.of !== settings)
    needed = {
      of: settings,
      text: JSON.stringify(JSON.parse(settings), (_, value: unknown) =>
        value === false ? undefined : value,
      ),
    }
  return needed.text
}

/** They are the same on every page. */
let needed = { of: '', text: '' }

function modulesOf(route: Manifest['routes'][string]): string[] {
  if (!route) return []
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } =
    route
  const parts = [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
    module,
  ]
  return parts.filter((part) => part !== undefined)
}

/** A value as JSON that is safe inside a script element. */
const inScript = (value: unknown): string => dataInScript(JSON.stringify(value))

/**
 * JSON that is safe inside a script element: it cannot end the script or start a comment. The loaders' data, as React Router
 * writes it, is lines of JSON: what is escaped stands in strings alone.
 */
export const dataInScript = (json: string): string =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
