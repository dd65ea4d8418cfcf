import { matchRoutes, type RouteObject } from 'react-router'

declare global {
  /** What React Router leaves for itself: the modules of the routes, and the router. */
  interface Window {
    __reactRouterManifest: { routes: Readonly<Record<string, { module: string }>> }
    __reactRouterDataRouter: { routes: RouteObject[] }
  }
}

/** Loads the code of the page at a path; it is there at once where it has been loaded. Rejects where it cannot be loaded. */
export async function loadCode(pathname: string): Promise<void> {
  const matches = matchRoutes(window.__reactRouterDataRouter.routes, pathname) ?? []
  const { routes } = window.__reactRouterManifest
  const modules = matches.flatMap(({ route: { id = '' } }) => routes[id]?.module ?? [])
  await Promise.all(modules.map((url) => import(/* @vite-ignore */ url)))
}
