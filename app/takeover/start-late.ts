/** What the start of the application needs: scripts, by their names in `/assets/`, without `.js`, since every page carries it. */
export interface StartPlan {
  /** React Router's manifest, the root and its entry, in one script. */
  start: string
  /** The modules of each route of the page but the root, by its id. */
  routes: [id: string, modules: string[]][]
  /** What all of them import. */
  imports: string[]
}

declare global {
  /**
   * The globals that React Router's own scripts set for its entry, and that its entry reads (its `Scripts`
   * component).
   */
  interface Window {
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> }
    __reactRouterRouteModules: Record<string, object>
  }
}

/**
 * Starts the application after the first paint, or at the visitor's first input. Runs inline, as text, so it must not
 * use anything outside itself. Its counterpart is `app/entry.server.tsx`.
 */
export function startLate() {
  /** Waiting interactions are released if the scripts take longer than this. */
  const PATIENCE_MS = 10_000
  let started = false
  const address = location.pathname + location.search
  /** Whether the scripts of this page have failed before (`load-plainly.ts`). */
  const isPlain = () => {
    try {
      return sessionStorage.getItem('uten-skript') === address
    } catch {
      return false
    }
  }
  const release = () => window.earlyActs?.release()
  /** Leaves the page to be used without scripts: what only they can do is hidden (`scripting.css`). */
  const leavePlain = () => {
    delete document.documentElement.dataset.scripts
    release()
  }
  const start = () => {
    const held = document.querySelector<HTMLScriptElement>('script[data-plan]')
    const loaded = document.querySelector('script[data-loaded]')
    if (started || !held || !loaded) return
    started = true
    if (isPlain()) return leavePlain()
    // The visitor went back or forward before the router started, so the document shows the wrong page.
    if (location.pathname + location.search !== address) return location.reload()
    held.dataset.address = address
    const { streamController } = window.__reactRouterContext
    streamController.enqueue(loaded.textContent ?? '')
    streamController.close()
    const plan: StartPlan = JSON.parse(held.textContent ?? '')
    // Asked for at once, and evaluated when its turn comes: one after the other, each would take a round trip.
    const urlOf = (name: string) => `/assets/${name}.js`
    for (const name of [plan.start, ...plan.imports])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: urlOf(name) }),
      )
    const load = (name: string) => import(/* @vite-ignore */ urlOf(name))
    const modules = plan.routes.map(async ([id, names]) => {
      const parts = await Promise.all(names.map(load))
      return [id, Object.assign({}, ...parts)]
    })
    setTimeout(release, PATIENCE_MS)
    Promise.all(modules)
      .then((routes) => {
        window.__reactRouterRouteModules = Object.fromEntries(routes)
        return load(plan.start)
      })
      .catch((error) => {
        console.error('The application could not be started', error)
        leavePlain()
      })
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)
  // Lazy pictures do not block the load event, but those in the viewport come first.
  const whenSeen = () => {
    const inSight = [...document.images].filter(
      (image) => !image.complete && image.getBoundingClientRect().top < innerHeight,
    )
    const arrivals = inSight.map(
      (image) =>
        new Promise((arrived) => {
          image.addEventListener('load', arrived)
          image.addEventListener('error', arrived)
        }),
    )
    const patience = new Promise((over) => setTimeout(over, 4000))
    Promise.race([Promise.all(arrivals), patience]).then(whenIdle)
  }
  if (document.readyState === 'complete') whenSeen()
  else addEventListener('load', whenSeen, { once: true })
  for (const event of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(event, start, { once: true, passive: true })
}
