import type { SpeedQuery } from '../../../server/speed/page-speed.ts'

const screens = { smal: 'narrow', bred: 'wide' } as const

/** The ids of the list of pages, and of the heading of the plots. */
export const pagesId = 'sider'
export const plotsId = 'uke-for-uke'

/** The kind of screen that an address names; null for all. */
export function screenIn(searchParams: URLSearchParams): SpeedQuery['screen'] {
  const named = searchParams.get('skjerm')
  return named === 'smal' || named === 'bred' ? screens[named] : null
}

/** The address of «Fart» for a kind of screen and a plotted page. */
export function speedAddress({ screen, page }: SpeedQuery): string {
  const query = new URLSearchParams()
  if (screen) query.set('skjerm', screen === 'narrow' ? 'smal' : 'bred')
  if (page) query.set('side', page)
  return query.toString() ? `/intern/fart?${query}` : '/intern/fart'
}

/** The address of the plots of a page. */
export const plotsAddress = (query: SpeedQuery): string => `${speedAddress(query)}#${plotsId}`
