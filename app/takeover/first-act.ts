const acts = ['pointerover', 'keydown', 'click']

const firstAct = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      for (const type of acts)
        addEventListener(type, () => resolve(), { once: true, capture: true, passive: true })
    })

/**
 * Loads code that takes over what the server has drawn: with the visitor's first act, before which nothing of it can be
 * used. At once where the server has not drawn it, as after a navigation.
 */
export function atFirstAct<T>(drawn: string, load: () => Promise<T>): () => Promise<T> {
  return () => (document.querySelector(drawn) ? firstAct.then(load) : load())
}
