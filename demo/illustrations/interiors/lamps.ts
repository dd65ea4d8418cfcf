import { type Camera, projectByCamera, standing, type Vec } from '../camera.ts'
import { darker, mix } from '../color.ts'
import { circle, glow, group, path, rect, stroke, svgAt } from '../svg.ts'
import { lightOn, type Room } from './room.ts'

const halo = (on: boolean, x: number, y: number, r: number) => (on ? glow(x, y, r, r, '#ffcf80', 0.55) : '')
const shadeColor = (on: boolean, color: string) => (on ? mix(color, '#ffe7b0', 0.62) : color)

/** A floor lamp with a cloth shade or a bowed arm. */
export function floorLamp(room: Room, place: Vec): string {
  const on = lightOn(room.mood)
  const metal = room.tone(room.style.metal)
  const shade = shadeColor(on, room.tone('#efe3cb'))
  const bowed = room.home.chance(0.4)
  const figure = bowed
    ? stroke('M0 -2C-2 -150 6 -185 50 -178', metal, 3) +
      halo(on, 52, -160, 130) +
      path('M30 -168Q52 -198 74 -168Z', room.tone(room.style.accent)) +
      path('M34 -168L70 -168L66 -163L38 -163Z', '#fff3cf')
    : stroke('M0 0L0 -135M0 -60L-22 0M0 -60L22 0', metal, 3, 'stroke-linecap="round"') +
      halo(on, 0, -150, 150) +
      path('M-15 -172L15 -172L26 -130L-26 -130Z', shade)
  return standing(
    room.cam,
    place,
    group(
      `<ellipse cx="0" cy="0" rx="22" ry="4" fill="#2a1d12" opacity=".3"/>${figure}`,
      'transform="scale(.01)"',
    ),
  )
}

/** A lamp hanging from the ceiling, its foot given as the height it hangs at. */
export function pendant(room: Room, x: number, y: number, z: number, size = 1): string {
  const on = lightOn(room.mood)
  const [px, top] = projectByCamera(room.cam, [x, room.h, z])
  const [, low] = projectByCamera(room.cam, [x, y, z])
  const color = room.tone(room.home.pick([room.style.accent, '#2b3337', '#efe3cb', '#d9a441', '#6d8763']))
  const shapes = [
    path('M-22 0Q-20 -24 0 -26Q20 -24 22 0Z', color) +
      rect(-20, 0, 40, 3, on ? '#fff0c4' : darker(color, 0.25)),
    circle(0, -14, 17, on ? '#fff0c8' : room.tone('#f4eee0')) +
      rect(-3, -33, 6, 5, room.tone(room.style.metal)),
    path('M-30 0L30 0L12 -18L-12 -18Z', shadeColor(on, color)) +
      rect(-28, 0, 56, 3, on ? '#fff0c4' : darker(color, 0.25)),
  ]
  const shape = shapes[room.home.int(0, 2)] ?? ''
  return `<path d="M${svgAt(px)} ${svgAt(top)}L${svgAt(px)} ${svgAt(low - 20)}" stroke="${room.tone('#2b3337')}" stroke-width="2"/>${standing(room.cam, [x, y, z], group(halo(on, 0, -6, 110) + shape, 'transform="scale(.01)"'), size)}`
}

/** A small lamp for a table or a bedside. */
export function tableLamp(room: Room, place: Vec, size = 1): string {
  const on = lightOn(room.mood)
  const foot = room.tone(room.home.pick([room.style.accent, '#c9a06a', '#3c474d', '#e7dcc6']))
  const globe = room.home.chance(0.4)
  const drawing = globe
    ? rect(-7, -4, 14, 4, foot) +
      rect(-1.5, -16, 3, 12, foot) +
      halo(on, 0, -25, 70) +
      circle(0, -25, 11, on ? '#fff0c8' : room.tone('#f4eee0'))
    : path('M-6 0L6 0L3 -20L-3 -20Z', foot) +
      halo(on, 0, -28, 80) +
      path('M-9 -40L9 -40L15 -19L-15 -19Z', shadeColor(on, room.tone('#efe3cb')))
  return standing(room.cam, place, group(drawing, 'transform="scale(.01)"'), size)
}

/** Warm light on a wall or ceiling round a point. */
export function lightPool(cam: Camera, place: Vec, radius: number, opacity = 0.4): string {
  const [x, y] = projectByCamera(cam, place)
  const [edge] = projectByCamera(cam, [place[0] + radius, place[1], place[2]])
  return glow(x, y, Math.abs(edge - x), Math.abs(edge - x), '#ffcf80', opacity)
}
