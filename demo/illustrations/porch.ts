import type { Body } from './body.ts'
import { type Camera, face } from './camera.ts'
import { darker } from './color.ts'
import { inLight, type Mood, snowColor } from './mood.ts'
import { box, prism } from './solid.ts'

/** What shelters a front door at `doorAt`: a small gabled roof on posts, a flat canopy, or only the steps. */
export function porch(cam: Camera, mood: Mood, doorAt: number, body: Body, kind: number): string {
  const { z } = body
  const stone = inLight(mood, '#a8a396')
  const steps =
    box(cam, { x: doorAt - 0.5, z: z - 1.1, w: 2, h: 0.3, d: 1.1 }, stone) +
    box(cam, { x: doorAt - 0.35, z: z - 1.5, w: 1.7, h: 0.15, d: 0.4 }, stone)
  if (kind === 0) return steps
  const trim = inLight(mood, body.trim)
  const roofColor = mood.snow ? snowColor(mood) : inLight(mood, body.roofColor)
  const post = (x: number) => box(cam, { x, z: z - 1.2, w: 0.12, h: 2.5, d: 0.12 }, trim)
  const posts = post(doorAt - 0.55) + post(doorAt + 1.43)
  if (kind === 1) {
    return (
      steps +
      posts +
      box(cam, { x: doorAt - 0.8, y: 2.75, z: z - 1.4, w: 2.6, h: 0.16, d: 1.4 }, trim, { top: roofColor })
    )
  }
  const gable = prism(
    cam,
    [doorAt - 0.85, 2.7, z - 1.45],
    [1, 0, 0],
    [0, 0, 1.45],
    [
      [0, 0],
      [2.7, 0],
      [2.7, 0.12],
      [1.35, 1.05],
      [0, 0.12],
    ],
    {
      end: inLight(mood, body.paint),
      side: (_, normalY) => (normalY > 0.2 ? roofColor : darker(trim, 0.3)),
    },
  )
  const [x, y, front] = [doorAt - 0.85, 2.7, z - 1.46]
  const verge = (x1: number, y1: number, x2: number, y2: number) =>
    face(
      cam,
      [
        [x1, y1, front],
        [x2, y2, front],
        [x2, y2 - 0.16, front],
        [x1, y1 - 0.16, front],
      ],
      trim,
    )
  return (
    steps +
    posts +
    gable +
    verge(x - 0.15, y + 0.08, x + 1.35, y + 1.12) +
    verge(x + 2.85, y + 0.08, x + 1.35, y + 1.12)
  )
}
