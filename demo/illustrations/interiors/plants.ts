import { standing } from '../camera.ts'
import { darker, lighter } from '../color.ts'
import { circle, ellipse, group, path, rect, stroke, svgAt, times } from '../svg.ts'
import type { Room } from './room.ts'

const leafColors = ['#5f8257', '#4d7350', '#7a9a63', '#6d8a4f'] as const

/** A plant in its pot, `height` metres tall with the pot, drawn from its foot. */
export function potPlant(room: Room, height: number, pot: string): string {
  const { random, tone } = room
  const leaf = tone(random.pick(leafColors))
  const h = height * 100
  const potHeight = h * 0.3
  const w = h * 0.16 + 3
  const kind = random.int(0, 3)
  const leaves = [broad, swords, bush, drooping][kind] ?? broad
  return group(
    ellipse(0, 0, w * 1.1, w * 0.18, '#2a1d12', 'opacity=".25"') +
      leaves(leaf, h, potHeight, room) +
      path(
        `M${svgAt(-w)} ${svgAt(-potHeight)}L${svgAt(w)} ${svgAt(-potHeight)}L${svgAt(w * 0.78)} 0L${svgAt(-w * 0.78)} 0Z`,
        pot,
      ) +
      path(
        `M${svgAt(w * 0.2)} ${svgAt(-potHeight)}L${svgAt(w)} ${svgAt(-potHeight)}L${svgAt(w * 0.78)} 0L${svgAt(w * 0.25)} 0Z`,
        darker(pot, 0.14),
      ) +
      rect(-w * 1.06, -potHeight - h * 0.02, w * 2.12, h * 0.045, lighter(pot, 0.12)),
    'transform="scale(.01)"',
  )
}

type Leaves = (leaf: string, h: number, foot: number, room: Room) => string

const broad: Leaves = (leaf, h, foot, { random }) =>
  times(9, (i) => {
    const angle = -1.1 + (i / 8) * 2.2 + random.range(-0.12, 0.12)
    const reach = (h - foot) * random.range(0.7, 1)
    const [x, y] = [Math.sin(angle) * reach * 0.75, -foot - Math.cos(angle) * reach]
    const color = i % 3 === 0 ? darker(leaf, 0.18) : i % 2 ? leaf : lighter(leaf, 0.12)
    const size = h * 0.12
    return (
      stroke(
        `M0 ${svgAt(-foot)}Q${svgAt(x * 0.3)} ${svgAt(y * 0.8)} ${svgAt(x)} ${svgAt(y)}`,
        darker(leaf, 0.25),
        h * 0.012,
      ) +
      group(
        path(
          `M0 ${svgAt(size)}Q${svgAt(size)} ${svgAt(size * 0.2)} 0 ${svgAt(-size * 1.2)}Q${svgAt(-size)} ${svgAt(size * 0.2)} 0 ${svgAt(size)}Z`,
          color,
        ) + stroke(`M0 ${svgAt(size)}L0 ${svgAt(-size)}`, lighter(color, 0.25), 0.8),
        `transform="translate(${svgAt(x)} ${svgAt(y)}) rotate(${svgAt(angle * 60)})"`,
      )
    )
  })

const swords: Leaves = (leaf, h, foot, { random }) =>
  times(8, (i) => {
    const x = (i - 3.5) * h * 0.05
    const tip = -h * random.range(0.72, 1)
    return path(
      `M${svgAt(x * 0.5 - h * 0.025)} ${svgAt(-foot)}Q${svgAt(x - h * 0.05)} ${svgAt(tip * 0.6)} ${svgAt(x * 1.7)} ${svgAt(tip)}Q${svgAt(x + h * 0.06)} ${svgAt(tip * 0.6)} ${svgAt(x * 0.5 + h * 0.03)} ${svgAt(-foot)}Z`,
      i % 2 ? leaf : darker(leaf, 0.2),
      `stroke="${lighter(leaf, 0.35)}" stroke-width="${svgAt(h * 0.006)}"`,
    )
  })

const bush: Leaves = (leaf, h, foot, { random }) =>
  rect(-h * 0.012, -h * 0.62, h * 0.024, h * 0.4, darker(leaf, 0.4)) +
  times(15, (i) =>
    circle(
      random.range(-1, 1) * h * 0.17,
      -foot - h * 0.18 - random.range(0, 1) * h * 0.42,
      h * random.range(0.06, 0.1),
      i < 5 ? darker(leaf, 0.22) : i < 11 ? leaf : lighter(leaf, 0.14),
    ),
  )

const drooping: Leaves = (leaf, h, foot, { random }) =>
  times(11, (i) => {
    const x = (i - 5) * h * 0.055
    const top = -h * random.range(0.75, 1)
    return `<path d="M0 ${svgAt(-foot)}Q${svgAt(x * 0.5)} ${svgAt(top * 1.1)} ${svgAt(x * 1.25)} ${svgAt(top * 0.55)}" fill="none" stroke="${i % 2 ? leaf : darker(leaf, 0.18)}" stroke-width="${svgAt(h * 0.028)}" stroke-linecap="round"/>`
  })

/** A plant in a pot of its own on the floor. */
export const plant = (room: Room, x: number, z: number, height: number) =>
  standing(
    room.cam,
    [x, 0, z],
    potPlant(room, height, room.tone(room.random.pick(['#e9e0cf', '#b4735c', '#39484d']))),
  )
