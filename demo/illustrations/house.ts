import type { Body } from './body.ts'
import { type Camera, face, isSeen } from './camera.ts'
import { chimney } from './chimney.ts'
import { darker, lighter } from './color.ts'
import { inLight, type Mood } from './mood.ts'
import { type Plane, plane } from './plane.ts'
import type { Random } from './random.ts'
import { roof } from './roof.ts'
import { gradient } from './svg.ts'

export interface Facades {
  front(wall: Plane): string
  /** Drawn on whichever of the two ends is seen. */
  end?(wall: Plane): string
}

/** A house: plinth, clad walls, what the facades carry, roof and chimney. */
export function house(cam: Camera, mood: Mood, random: Random, body: Body, facades: Facades): string {
  const { x, z, w, d } = body
  const color = inLight(mood, body.paint)
  const walls: {
    wall: Plane
    seen: boolean
    length: number
    gable: boolean
    tone: string
    content?: (wall: Plane) => string
  }[] = [
    {
      wall: plane(cam, [x, 0, z + d], [0, 0, -1]),
      seen: isSeen(cam, [x, 0, z], [-1, 0, 0]),
      length: d,
      gable: body.ridge === 'x',
      tone: darker(color, 0.17),
      content: facades.end,
    },
    {
      wall: plane(cam, [x + w, 0, z], [0, 0, 1]),
      seen: isSeen(cam, [x + w, 0, z], [1, 0, 0]),
      length: d,
      gable: body.ridge === 'x',
      tone: darker(color, 0.17),
      content: facades.end,
    },
    {
      wall: plane(cam, [x, 0, z], [1, 0, 0]),
      seen: true,
      length: w,
      gable: body.ridge === 'z',
      tone: color,
      content: facades.front,
    },
  ]
  return [
    body.chimney === false ? '' : chimney(cam, mood, random, body),
    ...walls
      .filter((each) => each.seen)
      .map(
        (each) =>
          wallOf(each.wall, mood, body, each.length, each.gable, each.tone) +
          (each.content?.(each.wall) ?? ''),
      ),
    roof(cam, mood, body),
  ].join('')
}

function wallOf(wall: Plane, mood: Mood, body: Body, length: number, gable: boolean, tone: string): string {
  const top = gable ? body.eaves + body.rise : body.eaves
  const outline = gable
    ? ([
        [0, 0],
        [length, 0],
        [length, body.eaves],
        [length / 2, top],
        [0, body.eaves],
      ] as const)
    : ([
        [0, 0],
        [length, 0],
        [length, body.eaves],
        [0, body.eaves],
      ] as const)
  const stone = inLight(mood, '#8d8a82')
  return [
    wall.poly(outline, gradient('v', tone, darker(tone, 0.08))),
    grain(wall, body, length, gable, darker(tone, 0.2)),
    wall.rect(0, 0, length, body.plinth, stone) +
      wall.lines([[0, body.plinth, length, body.plinth]], darker(stone, 0.25), 2),
    body.cladding === 'upright' || body.cladding === 'lying' ? corners(wall, mood, body, length) : '',
    eavesShade(wall, mood, body, length, gable),
  ].join('')
}

/** The shadow that the overhang lays on the wall. */
function eavesShade(wall: Plane, mood: Mood, body: Body, length: number, gable: boolean): string {
  const more = `opacity="${mood.shadowOpacity}"`
  if (!gable) return wall.rect(0, body.eaves - 0.5, length, 0.5, mood.shadow, more)
  const [e, top, half] = [body.eaves, body.eaves + body.rise, length / 2]
  return wall.poly(
    [
      [0, e],
      [half, top],
      [length, e],
      [length, e - 0.45],
      [half, top - 0.5],
      [0, e - 0.45],
    ],
    mood.shadow,
    more,
  )
}

const corners = (wall: Plane, mood: Mood, body: Body, length: number) => {
  const trim = inLight(mood, body.trim)
  return (
    wall.rect(0, body.plinth, 0.16, body.eaves - body.plinth, trim) +
    wall.rect(length - 0.16, body.plinth, 0.16, body.eaves - body.plinth, trim)
  )
}

/** Boards, bricks or bare render. */
function grain(wall: Plane, body: Body, length: number, gable: boolean, color: string): string {
  const heightAt = (u: number) =>
    body.eaves + (gable ? body.rise * (1 - Math.abs(u - length / 2) / (length / 2)) : 0)
  if (body.cladding === 'render') return ''
  if (body.cladding === 'upright') {
    const step = 0.24
    return wall.lines(
      Array.from(
        { length: Math.floor(length / step) },
        (_, i) => [(i + 1) * step, body.plinth, (i + 1) * step, heightAt((i + 1) * step)] as const,
      ),
      color,
      1.5,
      'opacity=".55"',
    )
  }
  const step = body.cladding === 'brick' ? 0.3 : 0.22
  const rows = Math.floor((body.eaves + (gable ? body.rise : 0) - body.plinth) / step)
  const courses = Array.from({ length: rows }, (_, i) => {
    const v = body.plinth + (i + 1) * step
    const inset = v > body.eaves ? ((v - body.eaves) / body.rise) * (length / 2) : 0
    return [inset, v, length - inset, v] as const
  })
  const joints =
    body.cladding === 'brick'
      ? Array.from({ length: Math.round(length * rows * 0.7) }, (_, i) => {
          const row = i % rows
          const u = ((i * 0.618) % 1) * length
          return [u, body.plinth + row * step, u, body.plinth + (row + 1) * step] as const
        }).filter(([u, v]) => v + step < heightAt(u))
      : []
  return wall.lines(
    [...courses, ...joints],
    body.cladding === 'brick' ? lighter(color, 0.45) : color,
    body.cladding === 'brick' ? 1 : 1.5,
    'opacity=".45"',
  )
}

/** Lies on the ground in front of a lit house: the glow of its windows. */
export const windowGlow = (cam: Camera, mood: Mood, x: number, w: number, z: number) =>
  mood.lit
    ? face(
        cam,
        [
          [x, 0.01, z],
          [x + w, 0.01, z],
          [x + w * 1.08, 0.01, z - 4.5],
          [x - w * 0.08, 0.01, z - 4.5],
        ],
        gradient('v', ['#ffcf7d', 0, 0.36], ['#ffcf7d', 1, 0]),
        'stroke="none"',
      )
    : ''
