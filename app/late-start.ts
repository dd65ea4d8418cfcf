/**
 * Starts the application once the page is there to look at, or as soon as somebody touches it. Runs inline,
 * as text: it must not use anything outside itself. The counterpart is `server/http/late-scripts.ts`.
 */
function startLate() {
  let started = false
  const address = location.pathname + location.search
  const start = () => {
    const held = document.querySelector('script[type="text/late"]')
    if (started || !held) return
    started = true
    // Somebody went back or on before there was anything to follow them: what stands here is the old page.
    if (location.pathname + location.search !== address) return location.reload()
    const script = document.createElement('script')
    script.type = 'module'
    script.dataset.address = address
    script.textContent = held.textContent
    document.head.append(script)
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)
  // Lazy pictures do not hold up the load, but those in sight are what a person is waiting for.
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

/** Empty in the browser, where it has run already. */
export const lateStart = import.meta.env.SSR ? `(${startLate})()` : ''
