import { standing } from '../camera.ts'
import { box } from '../solid.ts'
import { group, path, stroke, svgAt } from '../svg.ts'
import type { Room } from './room.ts'
import { under } from './seating.ts'

/** A bench with a cushion, and shoes and boots under it. */
export function shoeBench(room: Room, atLeft: boolean): string {
  const { cam, d, tone, style, random, w } = room
  const x = atLeft ? 0.02 : w - 0.42
  const z = d - 3
  const wood = tone(style.wood)
  const boots = (i: number) => {
    const color = tone(random.pick(['#39484d', '#6b4a35', '#d9a441', '#9a3f2d', '#efe6d4']))
    const tall = random.chance(0.4) ? 26 : 10
    const pair = (dx: number) =>
      path(`M${dx} 0L${dx} ${-tall}L${dx + 9} ${-tall}L${dx + 10} -9L${dx + 22} -5L${dx + 22} 0Z`, color)
    return standing(
      cam,
      [x + (atLeft ? 0.1 : 0.02), 0, z + 0.15 + i * 0.42],
      group(pair(0) + pair(7), 'transform="scale(.01)"'),
    )
  }
  return [
    under(room, x, z, 0.4, 1.7),
    ...[3, 2, 1, 0].map(boots),
    box(cam, { x, z: z + 1.62, w: 0.4, h: 0.44, d: 0.05 }, wood) +
      box(cam, { x, z, w: 0.4, h: 0.44, d: 0.05 }, wood),
    box(cam, { x, y: 0.44, z, w: 0.4, h: 0.05, d: 1.7 }, wood),
    box(cam, { x: x + 0.02, y: 0.49, z: z + 0.15, w: 0.36, h: 0.07, d: 0.8 }, tone(style.textile), {}, 5),
    standing(cam, [atLeft ? 0.75 : w - 0.75, 0, z - 0.5], umbrella(tone(style.accent), tone('#8d8a82'))),
  ].join('')
}

const umbrella = (cloth: string, stand: string) =>
  group(
    path('M-4 -20L4 -20L2 -78L-2 -78Z', cloth) +
      stroke(`M0 -78L0 -${svgAt(88)}Q4 -94 8 -88`, '#6b4a35', 2.6) +
      path('M-12 -34L12 -34L10 0L-10 0Z', stand),
    'transform="scale(.01)"',
  )
