import type { createElement as CreateElement } from 'react'
import type { PropertyCardView } from '../../src/features/portfolio-browsing/server/views.ts'

/** How long it renders: first to warm up, then to measure. */
const SECONDS = 1.5

/**
 * Processor time of a bare `renderToString` of some cards, in microseconds: what React alone takes for what a list is about,
 * without filters, frame, data for the browser, HTTP and compression.
 */
export async function bareRenderCost(cards: readonly PropertyCardView[]): Promise<number> {
  // React looks at it as it is loaded: otherwise this would be its development build.
  process.env.NODE_ENV = 'production'
  const [{ createElement }, { renderToString }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ])
  const cardElement = cardElementBy(createElement)
  const render = () => renderToString(createElement('ul', null, cards.map(cardElement)))
  renderFor(SECONDS, render)
  const before = process.cpuUsage()
  const times = renderFor(SECONDS, render)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}

function renderFor(seconds: number, render: () => string): number {
  const end = performance.now() + seconds * 1000
  let times = 0
  for (; performance.now() < end; times += 1) render()
  return times
}

const cardElementBy =
  (createElement: typeof CreateElement) =>
  ({ id, title, type, location, price, facts, vacancy, picture }: PropertyCardView) =>
    createElement(
      'li',
      { key: id, className: 'card' },
      createElement(
        'a',
        { href: `/eiendommer/${id}` },
        picture &&
          createElement('img', {
            src: `/bilder/${picture.key}/640`,
            srcSet: `/bilder/${picture.key}/320 320w, /bilder/${picture.key}/640 640w`,
            ...{ width: picture.width, height: picture.height, loading: 'lazy', alt: '' },
          }),
        createElement('p', { className: 'tag' }, type),
        createElement('h2', null, title),
        createElement('p', null, location),
        vacancy && createElement('p', { className: vacancy.kind }, vacancy.label),
        createElement(
          'ul',
          null,
          facts.map((fact) => createElement('li', { key: fact }, fact)),
        ),
        price && createElement('p', { className: 'price' }, price),
      ),
    )
