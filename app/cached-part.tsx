import { createContext, type ReactElement, type ReactNode, use } from 'react'

/**
 * Notes a part of a page that is made from `of` alone, in one of some variants, and gives the text that stands in its place
 * while the page is rendered.
 */
export type CachePart = (of: object, variant: string, part: ReactElement) => string

/** None in the browser, and where each page is rendered from scratch. */
export const CachedParts = /* @__PURE__ */ createContext<CachePart | null>(null)

interface CachedPartProps {
  /** What the part shows; as long as this object is in use, its HTML is cached. */
  of: object
  /** What else it depends on: few values, such as the path for a header. */
  variant: string
  /** An element that neither asks for an id (`useId`) nor preloads a picture: both belong to the page around it. */
  children: ReactElement
}

/** A part of pages whose HTML is cached on the server. For use behind `import.meta.env.SSR`: the browser needs none of it. */
export function CachedPart({ of, variant, children }: CachedPartProps): ReactNode {
  const cache = use(CachedParts)
  return cache ? cache(of, variant, children) : children
}
