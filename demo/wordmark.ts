import { readFileSync } from 'node:fs'
import { light } from '#landlord/colours.ts'
import { sign } from '#landlord/wordmark.ts'
import type { NameOutline } from '../tooling/outline-name.ts'
import { group, path, rect, stroke } from './illustrations/svg.ts'

/** The landlord's name as the build outlines it. */
export function readNameOutline(): NameOutline {
  return JSON.parse(readFileSync(new URL('../src/generated/name-outline.json', import.meta.url), 'utf8'))
}

/** The logo on a paper label 120 units high, with its upper left corner at (x, y); without the name, the sign alone. */
export function logoLabel(x: number, y: number, { hasName }: { hasName: boolean }): string {
  const ink = light['fjord-deep']
  const name = hasName ? readNameOutline() : null
  const width = name ? Math.round(182 + name.width * 0.78) : 152
  return group(
    rect(0, 0, width, 120, light.paper, 'rx="26"') +
      group(
        path(sign.shape, ink) +
          stroke(sign.line, ink, 2, 'stroke-linecap="round"') +
          path(sign.accent, light.ochre),
        'transform="translate(28 18) scale(2.4)"',
      ) +
      (name ? group(path(name.outline, ink), 'transform="translate(148 86) scale(0.78)"') : ''),
    `transform="translate(${x} ${y})"`,
  )
}
