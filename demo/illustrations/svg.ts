import { ownValue } from '../../src/domain/records.ts'

export const WIDTH = 1600
export const HEIGHT = 1067

export type SvgPoint = readonly [x: number, y: number]
export type Stop = string | readonly [color: string, offset: number, opacity?: number]

/** A coordinate with as many digits as an eye can tell apart. */
export const svgAt = (value: number) => `${Math.round(value * 10) / 10}`

const pairs = (points: readonly SvgPoint[]) => points.map(([x, y]) => `${svgAt(x)} ${svgAt(y)}`).join('L')

/** The path of a closed outline. */
export const closed = (points: readonly SvgPoint[]) => (points.length > 2 ? `M${pairs(points)}Z` : '')
export const open = (points: readonly SvgPoint[]) => (points.length > 1 ? `M${pairs(points)}` : '')

/** A filled path. */
export const path = (d: string, fill: string, more = '') =>
  d ? `<path d="${d}" fill="${fill}" ${more}/>` : ''

/** A drawn line. */
export const stroke = (d: string, color: string, width: number, more = '') =>
  d ? `<path d="${d}" fill="none" stroke="${color}" stroke-width="${svgAt(width)}" ${more}/>` : ''

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${svgAt(x)}" y="${svgAt(y)}" width="${svgAt(width)}" height="${svgAt(height)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${svgAt(x)}" cy="${svgAt(y)}" r="${svgAt(r)}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${svgAt(x)}" cy="${svgAt(y)}" rx="${svgAt(rx)}" ry="${svgAt(ry)}" fill="${fill}" ${more}/>`

export const group = (children: string, more = '') => `<g ${more}>${children}</g>`

/** `count` drawings, one for each number from 0. */
export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: Math.max(0, count) }, (_, i) => draw(i)).join('')

/**
 * A gradient as a fill: vertical, horizontal, diagonal or radial. Its name says what it is made of, so a
 * drawing can use it anywhere, and `definitions` finds it in the finished picture.
 */
export function gradient(direction: 'v' | 'h' | 'd' | 'r', ...stops: Stop[]): string {
  const parts = stops.map((stop, i) => {
    const [color, offset, opacity = 1] = typeof stop === 'string' ? [stop, i / (stops.length - 1)] : stop
    return `_${color.slice(1)}.${Math.round(offset * 100)}.${Math.round(opacity * 100)}`
  })
  return `url(#${direction}${parts.join('')})`
}

/** A soft round light or shadow that fades to nothing at its rim. */
export const glow = (x: number, y: number, rx: number, ry: number, color: string, opacity: number) =>
  ellipse(x, y, rx, ry, gradient('r', [color, 0, opacity], [color, 0.45, opacity * 0.4], [color, 1, 0]))

const vectors = {
  v: 'x1="0" y1="0" x2="0" y2="1"',
  h: 'x1="0" y1="0" x2="1" y2="0"',
  d: 'x1="0" y1="0" x2="1" y2="1"',
}

/** The definitions of every gradient that `drawing` uses. */
function definitions(drawing: string): string {
  const names = new Set(
    [...drawing.matchAll(/url\(#([vhdr](?:_[0-9a-f]{6}\.\d+\.\d+)+)\)/g)].map((found) => found[1] ?? ''),
  )
  return [...names]
    .map((name) => {
      const [direction = '', ...parts] = name.split('_')
      const stops = parts.map((part) => {
        const [color, offset, opacity] = part.split('.')
        return `<stop offset="${offset}%" stop-color="#${color}" stop-opacity="${Number(opacity) / 100}"/>`
      })
      if (direction === 'r') return `<radialGradient id="${name}">${stops.join('')}</radialGradient>`
      return `<linearGradient id="${name}" ${ownValue(vectors, direction)}>${stops.join('')}</linearGradient>`
    })
    .join('')
}

/** A whole SVG picture with everything its drawing refers to; `view` is the part of the drawing that is shown. */
export function document(
  drawing: string,
  width = WIDTH,
  height = HEIGHT,
  view = `0 0 ${width} ${height}`,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}"><defs>${definitions(drawing)}</defs>${drawing}</svg>`
}
