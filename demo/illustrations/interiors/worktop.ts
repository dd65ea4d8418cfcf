import { darker, lighter } from '../color.ts'
import { plane } from '../plane.ts'
import { times } from '../svg.ts'
import type { Fronts } from './kitchen-units.ts'
import type { Room } from './room.ts'

/** Glazed tiles between worktop and cupboards: stacked, in bond or square. */
export function splashback(room: Room, x: number, w: number, top: number, { tiles }: Fronts): string {
  const { back, tone, home } = room
  const glaze = tone(tiles)
  const [tw, th] = home.pick([
    [0.2, 0.08],
    [0.1, 0.1],
    [0.07, 0.2],
  ] as const)
  const rows = Math.floor((top - 0.9) / th)
  const columns = Math.floor(w / tw)
  const bond = tw > th && home.chance(0.6)
  const upright = Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns)
    const u = x + (i % columns) * tw + (bond && row % 2 ? tw / 2 : 0)
    return [u, 0.9 + row * th, u, 0.9 + (row + 1) * th] as const
  })
  const level = Array.from({ length: rows }, (_, i) => [x, 0.9 + i * th, x + w, 0.9 + i * th] as const)
  const tinted = times(Math.round(columns * rows * 0.12), (i) =>
    back.rect(
      x + ((i * 7) % columns) * tw,
      0.9 + ((i * 5) % rows) * th,
      tw,
      th,
      i % 2 ? lighter(glaze, 0.3) : darker(glaze, 0.08),
      'opacity=".7"',
    ),
  )
  return (
    back.rect(x, 0.9, w, rows * th, glaze) +
    (bond ? '' : tinted) +
    back.lines([...upright, ...level], darker(glaze, 0.18), 1.4, 'opacity=".7"')
  )
}

/** Small things on the worktop: boards, a kettle, jars with spoons. */
export function worktopThings(room: Room, x: number, w: number): string {
  const { cam, d, tone, random } = room
  const z = d - 0.2
  const wall = plane(cam, [0, 0, z], [1, 0, 0])
  const things = [
    (u: number) =>
      wall.rect(u, 0.905, 0.24, 0.34, tone('#b98a5a')) +
      wall.disc(u + 0.12, 1.2, 0.02, tone('#7f5a3c')) +
      wall.rect(u + 0.1, 0.905, 0.2, 0.24, tone('#d0a878')),
    (u: number) =>
      wall.poly(
        [
          [u, 0.905],
          [u + 0.2, 0.905],
          [u + 0.16, 1.1],
          [u + 0.04, 1.1],
        ],
        tone(random.pick(['#2f6675', '#d9a441', '#9a3f2d', '#e9e0cf'])),
      ) + wall.lines([[u + 0.03, 1.13, u + 0.17, 1.13]], '#2b3337', 5, 'stroke-linecap="round"'),
    (u: number) =>
      wall.rect(u, 0.905, 0.12, 0.16, tone('#e9e0cf')) +
      wall.lines(
        [
          [u + 0.03, 1.05, u, 1.25],
          [u + 0.06, 1.05, u + 0.06, 1.28],
          [u + 0.09, 1.05, u + 0.13, 1.23],
        ],
        tone('#b98a5a'),
        4,
        'stroke-linecap="round"',
      ),
    (u: number) =>
      times(4, (i) =>
        wall.disc(
          u + 0.05 + (i % 2) * 0.09,
          0.95 + Math.floor(i / 2) * 0.07,
          0.045,
          tone(random.pick(['#d9a441', '#c9564a', '#8fa04f'])),
        ),
      ),
    (u: number) =>
      wall.rect(u, 0.905, 0.07, 0.26, tone('#6d8763')) +
      wall.rect(u + 0.02, 1.16, 0.03, 0.07, tone('#6d8763')) +
      wall.rect(u + 0.11, 0.905, 0.07, 0.2, tone('#efe6d4')),
  ]
  const start = random.int(0, 4)
  return times(
    Math.max(1, Math.floor(w / 0.8)),
    (i) =>
      (things[(i + start) % things.length] ?? things[0])?.(x + 0.15 + i * 0.8 + random.range(0, 0.25)) ?? '',
  )
}
