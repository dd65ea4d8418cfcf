import { pagePolicy } from './page-policy.ts'

const ending = '.data'
const frontPage = '/_.data'

/** The page whose data is at a path, as React Router names it; null where the path is no page's data. */
export function pageOfData(path: string): string | null {
  if (path === frontPage) return '/'
  return path.endsWith(ending) ? path.slice(0, -ending.length) : null
}

/** Where the data of a page is; with the page's query. */
export function dataOfPage(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost')
  return (pathname === '/' ? frontPage : pathname + ending) + search
}

/** Whether the data of a page is asked for apart from the page, as when the router follows a link to it. */
export function hasData(page: string): boolean {
  return ['staff', 'cached', 'searched'].includes(pagePolicy(page))
}
