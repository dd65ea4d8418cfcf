import { darker, lighter, mix } from '../color.ts'
import { gradient, times } from '../svg.ts'
import type { Room } from './room.ts'

/** The floor in the home's material, from behind the viewer to the back wall. */
export function floorBoards(room: Room, front: number): string {
  const { floor, w, d, style, tone } = room
  const base = tone(style.floor)
  const ground = floor.rect(
    0,
    front,
    w,
    d - front,
    gradient('v', mix(base, '#fff6e4', 0.16), [base, 0.4], darker(base, 0.16)),
  )
  if (style.pattern === 'tiles') return ground + tiles(room, front, 0.5)
  if (style.pattern === 'concrete') return ground
  return ground + (style.pattern === 'herringbone' ? herringbone(room, front) : boards(room, front))
}

function boards({ floor, w, d, style, tone, home }: Room, front: number): string {
  const base = tone(style.floor)
  const step = 0.19
  const count = Math.floor(w / step)
  const seams = Array.from({ length: count }, (_, i) => [i * step, front, i * step, d] as const)
  const joints = Array.from({ length: count * 3 }, (_, i) => {
    const z = -1.5 + ((i * 0.618) % 1) * (d + 1.5)
    return [(i % count) * step, z, ((i % count) + 1) * step, z] as const
  })
  const tinted = times(Math.round(count * 1.3), (i) => {
    const z = -1.5 + ((i * 0.755) % 1) * d
    return floor.rect(
      ((i * 7) % count) * step,
      z,
      step,
      home.range(0.8, 2),
      i % 2 ? darker(base, 0.09) : lighter(base, 0.12),
      'opacity=".5"',
    )
  })
  return (
    tinted +
    floor.lines(seams, darker(base, 0.3), 1.3, 'opacity=".55"') +
    floor.lines(joints, darker(base, 0.3), 1.3, 'opacity=".5"')
  )
}

function herringbone({ floor, w, d, style, tone }: Room, front: number): string {
  const base = tone(style.floor)
  const [columns, size] = [Math.ceil(w / 0.36), 0.36]
  const rows = Math.ceil((d + 2) / 0.16)
  const lines = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const z = Math.max(front, -2 + row * 0.16)
    const up = column % 2 ? 0.24 : -0.24
    return [column * size, z, Math.min(w, (column + 1) * size), z + up] as const
  })
  const bands = times(columns, (i) =>
    i % 2
      ? floor.rect(
          i * size,
          front,
          Math.min(size, w - i * size),
          d - front,
          darker(base, 0.08),
          'opacity=".6"',
        )
      : '',
  )
  return (
    bands +
    floor.lines(
      lines.filter(([, z, , z2]) => Math.max(z, z2) < d),
      darker(base, 0.32),
      1.2,
      'opacity=".45"',
    )
  )
}

function tiles({ floor, w, d, style, tone }: Room, front: number, size: number): string {
  const across = Array.from(
    { length: Math.ceil(w / size) },
    (_, i) => [i * size, front, i * size, d] as const,
  )
  const along = Array.from(
    { length: Math.ceil((d - front) / size) },
    (_, i) => [0, d - i * size, w, d - i * size] as const,
  )
  return floor.lines([...across, ...along], darker(tone(style.floor), 0.22), 1.6, 'opacity=".6"')
}
