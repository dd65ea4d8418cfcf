import { type DataRouter, matchRoutes } from 'react-router'

interface ListedRoute {
  id: string
  module: string
  css?: string[]
  path?: string
  hasAction?: boolean
  index?: boolean
}

declare global {
  /** What React Router leaves for itself: the modules of the routes, and the router. */
  interface Window {
    __reactRouterManifest: { routes: Readonly<Record<string, ListedRoute>> }
    __reactRouterDataRouter: DataRouter
  }
}

/** The routes of the page at a path, from the outermost in, as React Router's manifest lists them. */
export function routesAt(pathname: string): ListedRoute[] {
  const matches = matchRoutes(window.__reactRouterDataRouter.routes, pathname) ?? []
  const { routes } = window.__reactRouterManifest
  return matches.flatMap(({ route: { id = '' } }) => routes[id] ?? [])
}

/** Loads the code of the page at a path; it is there at once where it has been loaded. Rejects where it cannot be loaded. */
export async function loadCode(pathname: string): Promise<void> {
  // The root has come without a module of its own (`app/entry.client.tsx`).
  const late = routesAt(pathname).filter(({ id }) => id !== 'root')
  await Promise.all(late.map(({ module }) => import(/* @vite-ignore */ module)))
}

/** Whether a public page is always a new document, as those with forms are (`app/forms/load-document.ts`); not the front page. */
export const isDocument = (pathname: string): boolean =>
  routesAt(pathname).some(({ hasAction, index }) => hasAction && !index)
