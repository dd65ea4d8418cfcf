import { nameOutline, sign } from '#landlord/wordmark.ts'
import { group, path, rect, stroke } from './illustrations/svg.ts'

/** The logo on a paper label 120 units high, with its upper left corner at (x, y). */
export function logoLabel(x: number, y: number): string {
  const ink = '#123a46'
  const width = Math.round(182 + nameOutline.width * 0.78)
  return group(
    rect(0, 0, width, 120, '#fbfaf6', 'rx="26"') +
      group(
        path(sign.shape, ink) +
          stroke(sign.line, ink, 2, 'stroke-linecap="round"') +
          path(sign.accent, '#d9a441'),
        'transform="translate(28 18) scale(2.4)"',
      ) +
      group(path(nameOutline.outline, ink), 'transform="translate(148 86) scale(0.78)"'),
    `transform="translate(${x} ${y})"`,
  )
}
