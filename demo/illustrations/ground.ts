import { type Camera, face, projectByCamera, type Vec } from './camera.ts'
import { darker, lighter, mix } from './color.ts'
import { inLight, type Mood } from './mood.ts'
import { floorPlane } from './plane.ts'
import type { Random } from './random.ts'
import { ellipse, gradient, HEIGHT, path, type SvgPoint, stroke, svgAt, times, WIDTH } from './svg.ts'

/** Grass, snow or fallen leaves from the shore down to the viewer's feet. */
export function ground(mood: Mood, random: Random, top: number, width = WIDTH, height = HEIGHT): string {
  const bend = random.range(-16, 16)
  const near = darker(mood.grass[1], mood.snow ? 0.04 : 0.14)
  const shape = `M0 ${top + bend}Q${width / 2} ${top - 14} ${width} ${top - bend}L${width} ${height}L0 ${height}Z`
  return (
    path(shape, gradient('v', mood.grass[0], [mood.grass[1], 0.45], near)) +
    tufts(mood, random, top + 30, width, height)
  )
}

/** Blades of grass, or hollows in the snow. */
function tufts(mood: Mood, random: Random, top: number, width: number, height: number): string {
  const blades = Array.from({ length: mood.snow ? 26 : 170 }, () => {
    const depth = random.next() ** 1.2
    const x = random.range(0, width)
    const y = top + depth * (height - top)
    const size = 3 + depth * 11
    if (mood.snow)
      return `M${svgAt(x)} ${svgAt(y)}q${svgAt(size * 3)} ${svgAt(size * 0.5)} ${svgAt(size * 6)} 0`
    return `M${svgAt(x)} ${svgAt(y)}l${svgAt(-size * 0.3)} ${svgAt(-size)}m${svgAt(size * 0.5)} ${svgAt(size)}l${svgAt(size * 0.1)} ${svgAt(-size * 1.2)}`
  })
  const color = mood.snow ? mix(mood.grass[1], mood.shadow, 0.16) : darker(mood.grass[1], 0.22)
  return stroke(blades.join(''), color, 2, `opacity="${mood.snow ? 0.4 : 0.5}" stroke-linecap="round"`)
}

/** A dark patch on the ground under or beside something. */
export const castShadow = (cam: Camera, mood: Mood, corners: readonly SvgPoint[]) =>
  floorPlane(cam, 0).poly(corners, mood.shadow, `opacity="${mood.shadowOpacity}"`)

/**
 * The shadow beside a building from 0 to `width`. The corners are those of a shadow to its right; where the sun is on the
 * other side (`side` is negative), they are mirrored.
 */
export const shadowBeside = (
  cam: Camera,
  mood: Mood,
  side: number,
  width: number,
  corners: readonly SvgPoint[],
) => castShadow(cam, mood, side > 0 ? corners : corners.map(([x, z]): SvgPoint => [width - x, z]))

/** A round soft shadow at the foot of a tree or a person. */
export function footShadow(cam: Camera, mood: Mood, [x, , z]: Vec, radius: number): string {
  const [left, y] = projectByCamera(cam, [x - radius, 0, z])
  const [right] = projectByCamera(cam, [x + radius, 0, z])
  return ellipse(
    (left + right) / 2,
    y,
    (right - left) / 2,
    (right - left) / 9,
    mood.shadow,
    `opacity="${mood.shadowOpacity}"`,
  )
}

/** A strip of ground that follows the given left and right edges, nearest first. */
export function walk(
  cam: Camera,
  mood: Mood,
  edges: readonly (readonly [left: number, right: number, z: number])[],
  color = mood.paving,
): string {
  const corners: Vec[] = [
    ...edges.map(([left, , z]): Vec => [left, 0.01, z]),
    ...[...edges].reverse().map(([, right, z]): Vec => [right, 0.01, z]),
  ]
  return face(cam, corners, color)
}

/** A street along x between two depths, with kerbs and a pavement on its far side. */
export function street(
  cam: Camera,
  mood: Mood,
  random: Random,
  near: number,
  far: number,
  lines = true,
): string {
  const floor = floorPlane(cam, 0)
  const asphalt = mood.snow ? mix(mood.grass[1], inLight(mood, '#7a8084'), 0.35) : inLight(mood, '#767c7e')
  const kerb = lighter(mood.paving, 0.2)
  const span = 160
  return [
    floor.rect(
      -span / 2,
      near,
      span,
      far - near,
      gradient('v', mix(asphalt, mood.haze, 0.2), darker(asphalt, 0.1)),
    ),
    floor.rect(-span / 2, far, span, 0.22, kerb),
    floor.rect(-span / 2, far + 0.22, span, 1.9, mood.paving),
    floor.lines(
      Array.from({ length: 60 }, (_, i) => [-60 + i * 2, far + 0.22, -60 + i * 2, far + 2.1] as const),
      darker(mood.paving, 0.12),
      1.6,
    ),
    lines && !mood.snow
      ? times(30, (i) =>
          floor.rect(-60 + i * 4, (near + far) / 2 - 0.07, 2, 0.14, mix(asphalt, '#f4efe2', 0.65)),
        )
      : '',
    mood.snow ? wheelTracks(cam, mood, near, far) : patches(cam, random, asphalt, near, far),
  ].join('')
}

const wheelTracks = (cam: Camera, mood: Mood, near: number, far: number) =>
  [0.25, 0.38, 0.62, 0.75]
    .map((t) =>
      floorPlane(cam).rect(
        -80,
        near + (far - near) * t,
        160,
        0.35,
        mix(mood.paving, inLight(mood, '#6c7479'), 0.4),
        'opacity=".6"',
      ),
    )
    .join('')

const patches = (cam: Camera, random: Random, asphalt: string, near: number, far: number) =>
  times(4, () => {
    const [x, z] = [random.range(-14, 14), random.range(near, far - 1)]
    return floorPlane(cam).rect(
      x,
      z,
      random.range(1, 4),
      random.range(0.4, 1),
      darker(asphalt, 0.12),
      'opacity=".6"',
    )
  })
