const acts = ['pointerover', 'keydown', 'click', 'focusin', 'input']

/** Links to other pages: those that change what this one shows keep it scrolled as it is. */
const leadsAway = 'a[href]:not([data-keep-scroll])'

/**
 * Resolves when the visitor does something on the page. A press of a link to another page is none: what is loaded then would
 * delay that page.
 */
export const firstAct = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      const note = ({ target }: Event) => {
        if (!(target instanceof Element && target.closest(leadsAway))) resolve()
      }
      for (const type of acts) addEventListener(type, note, { capture: true, passive: true })
    })

/** Resolves when the browser has time after the first act: what the visitor pressed is shown first. */
export const afterFirstAct = (): Promise<void> =>
  firstAct.then(
    () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
        else setTimeout(resolve, 200)
      }),
  )

let takingOver: { promise: Promise<void>; resolve: () => void } | null = null

/**
 * Resolves when the part that loads with the first act has taken over what the server has drawn, or cannot be loaded; null
 * where no part waits. A navigation before that would have React draw the part anew, without its focus and what is open.
 */
export const untilTakenOver = (): Promise<void> | null => takingOver?.promise ?? null

/** Tells that the part has taken over. */
export function noteTakenOver(): void {
  takingOver?.resolve()
  takingOver = null
}

/** What an act itself shows comes first: starting imports would delay it. */
export const untilPainted = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))

/**
 * Loads code that takes over what the server has drawn: with the visitor's first act, before which nothing of it can be
 * used. At once where the server has not drawn it, as after a navigation.
 */
export function atFirstAct<T>(drawn: string, load: () => Promise<T>): () => Promise<T> {
  return () => {
    if (!document.querySelector(drawn)) return load()
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    takingOver = { promise, resolve }
    return firstAct.then(untilPainted).then(load)
  }
}
