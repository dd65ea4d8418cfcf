import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component whose code is loaded when it is first shown. Where it cannot be loaded, what the server has drawn, or what
 * stands in for it, stays: an error would take the whole page with it.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.error('Error loading a part of the page', error)
      return new Promise<never>(() => undefined)
    }
  })
}
