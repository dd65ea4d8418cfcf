import type { EntryContext } from 'react-router'
import { isStaffOnly } from '../domain/staff-paths.ts'
import { slot } from './page-bytes.ts'
import { publicManifestUrl } from './route-manifest.ts'
import type { StartPlan } from './takeover/start-late.ts'
import type { StartTexts } from './takeover/start-scripts.tsx'

type Manifest = EntryContext['manifest']

/** The scripts that start a page whose loaders' data is `data`, as React Router writes it. */
export function startTexts(
  { manifest, staticHandlerContext, serverHandoffString = '{}' }: EntryContext,
  data: string,
): StartTexts {
  const { location, matches } = staticHandlerContext
  const plan: StartPlan = {
    manifest: isStaffOnly(location.pathname) ? manifest.url : publicManifestUrl(manifest.url),
    entry: manifest.entry.module,
    routes: matches.map(({ route: { id } }) => [id, modulesOf(manifest.routes[id])]),
  }
  const context = 'window.__reactRouterContext'
  return {
    // As React Router's `Scripts` writes it.
    receive: `${context} = ${serverHandoffString};${context}.stream = new ReadableStream({start(controller){${context}.streamController = controller;}}).pipeThrough(new TextEncoderStream());`,
    plan: inScript(plan),
    loaded: import.meta.env.PROD
      ? slot
      : `${context}.streamController.enqueue(${inScript(data)});${context}.streamController.close();`,
  }
}

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
