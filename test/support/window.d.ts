import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  /** Of events that are observed: the shortest that are told of, in milliseconds. */
  interface PerformanceObserverInit {
    durationThreshold?: number
  }

  /** What scripts that tests put into pages leave there for them to read. */
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
    /** The requests for properties, by the page's clock. */
    asked: number[]
    /** The lengths that a list has had. */
    lengths: Set<number>
    /** The scroll positions of each frame. */
    places: number[]
    /** What a page took to load and to answer. */
    seen: { lcp: number; blocking: number; interaction: number }
    shownToasts: string[]
    watched: { layoutShift: number; dateFormats: number }
  }
}
