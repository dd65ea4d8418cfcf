import { standing } from '../camera.ts'
import { darker, lighter } from '../color.ts'
import type { Opening } from '../plane.ts'
import { floorPlane } from '../plane.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { wallShelf } from './cabinets.ts'
import { baseUnits, type Fronts, fridge, hood, wallUnits } from './kitchen-units.ts'
import { lightPool, pendant } from './lamps.ts'
import { potPlant } from './plants.ts'
import { lightOn, type Room, roomOf } from './room.ts'
import { chair, under } from './seating.ts'
import { roomShell } from './shell.ts'
import { sideWalls } from './side-walls.ts'
import { bowl, cup } from './tables.ts'
import { insideWindow } from './windows.ts'
import { splashback, worktopThings } from './worktop.ts'

/** The kitchen fronts of a home. */
export function frontsOf({ style, home }: Room): Fronts {
  return {
    color: home.pick([
      '#f0ebdf',
      '#8d9c8b',
      '#4f6f78',
      '#c9b48a',
      '#39484d',
      '#b7c0b8',
      lighter(style.accent, 0.12),
      '#d9c9ae',
    ]),
    top: home.pick(['#c4935f', '#e6e0d4', '#4a5053', '#a9784d']),
    tiles: home.pick(['#f2ede2', '#e3e4dc', '#c9d3d0', '#e8cdb8', '#9fb3b0', '#ecd9a8']),
  }
}

/** A kitchen with a window over the worktop and a table in front. */
export function kitchen(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(4.3, 5)
  const room = roomOf(stage, {
    w,
    d: random.range(3.2, 3.6),
    eye: random.range(0.36, 0.64),
    back: 1.9,
    turn: random.range(-6, 6),
    focal: 1240,
  })
  const fronts = frontsOf(room)
  const mirrored = random.chance(0.5)
  const run = w - 0.75
  const x = mirrored ? 0.7 : 0.02
  const unit = run / Math.round(run / 0.6)
  const windowAt = x + run * random.range(0.36, 0.5)
  const hole: Opening = [windowAt, 1.12, Math.min(1.5, run - (windowAt - x) - 0.2), 1.1]
  const hobAt = x + 2 * unit
  const upper = random.int(0, 2)
  return [
    roomShell(room, stage, { back: [hole] }),
    sideWalls(room),
    splashback(room, x, hole[0] - x - 0.1, 1.5, fronts),
    insideWindow(room, hole, { curtains: false, panes: 2 }),
    upper === 0 ? wallUnits(room, x, hole[0] - x - 0.2, fronts) : '',
    upper === 1
      ? wallShelf(room, room.back, x + 0.1, 1.62, hole[0] - x - 0.35) +
        wallShelf(room, room.back, x + 0.1, 2, hole[0] - x - 0.35)
      : '',
    upper === 2
      ? hood(room, Math.min(hobAt, hole[0] - 0.75)) +
        wallShelf(room, room.back, x + 0.05, 1.75, Math.max(0.4, Math.min(hobAt, hole[0] - 0.75) - x - 0.2))
      : '',
    lightOn(room.mood) ? lightPool(room.cam, [w / 2, 1.2, room.d], 1.7, 0.4) : '',
    baseUnits(room, x, run, fronts),
    worktopThings(room, x, run),
    fridge(room, mirrored ? 0.03 : w - 0.66, home.pick(['#e9e6dd', '#c3c7c5', '#39484d', '#c98f6e'])),
    random.chance(0.5) ? island(room, fronts) : diningPlace(room),
  ].join('')
}

/** A table with chairs, a lamp above it and something to eat on it. */
export function diningPlace(room: Room, x = room.w / 2, z = room.d - 1.8, long = 1.7): string {
  const { cam, tone, style, random } = room
  const wood = tone(style.wood)
  const y = 0.72
  const leg = (dx: number, dz: number) =>
    box(cam, { x: x + dx, z: z + dz, w: 0.06, h: y, d: 0.06 }, darker(wood, 0.1))
  const seat = random.chance(0.5) ? '#2b3337' : style.wood
  const places = [-long * 0.27, long * 0.27]
  return [
    under(room, x - long / 2, z - 0.4, long, 0.85),
    ...places.map((dx) => chair(room, x + dx, z + 0.55, seat, 'near')),
    leg(-long / 2 + 0.06, 0.34) +
      leg(long / 2 - 0.12, 0.34) +
      leg(-long / 2 + 0.06, -0.38) +
      leg(long / 2 - 0.12, -0.38),
    box(
      cam,
      { x: x - long / 2, y, z: z - 0.42, w: long, h: 0.045, d: 0.86 },
      wood,
      { top: lighter(wood, 0.18) },
      2,
    ),
    floorPlane(cam, y + 0.047).rect(
      x - long * 0.16,
      z - 0.42,
      long * 0.32,
      0.86,
      tone('#efe6d4'),
      'opacity=".8"',
    ),
    bowl(room, x, y + 0.05, z + 0.05),
    cup(room, x - 0.42, y + 0.05, z - 0.15),
    cup(room, x + 0.5, y + 0.05, z + 0.1),
    random.chance(0.5)
      ? standing(cam, [x + 0.25, y + 0.05, z + 0.15], potPlant(room, 0.34, tone('#cfd8d6')))
      : '',
    ...places.map((dx) => chair(room, x + dx, z - 0.6, seat, 'away')),
    pendant(room, x, 1.72, z, 1.1),
  ].join('')
}

function island(room: Room, { color, top }: Fronts): string {
  const { cam, tone, random, w, d, style } = room
  const paint = tone(darker(color, 0.06))
  const [x, z, long] = [w / 2 - 0.95, d - 2.05, 1.9]
  const stool = (dx: number) => {
    const leg = (a: number, b: number) =>
      box(cam, { x: x + dx + a, z: z - 0.5 + b, w: 0.03, h: 0.62, d: 0.03 }, tone('#2b3337'))
    return (
      under(room, x + dx, z - 0.5, 0.34, 0.34) +
      leg(0.02, 0.3) +
      leg(0.29, 0.3) +
      leg(0.02, 0.02) +
      leg(0.29, 0.02) +
      box(cam, { x: x + dx, y: 0.62, z: z - 0.5, w: 0.34, h: 0.05, d: 0.34 }, tone(style.wood), {}, 3)
    )
  }
  return [
    under(room, x, z, long, 0.8),
    box(cam, { x, z, w: long, h: 0.87, d: 0.8 }, paint),
    times(9, (i) =>
      box(
        cam,
        { x: x + (i * long) / 9 + 0.01, y: 0.05, z: z - 0.012, w: long / 9 - 0.02, h: 0.8, d: 0.012 },
        lighter(paint, 0.04),
      ),
    ),
    box(cam, { x: x - 0.08, y: 0.87, z: z - 0.2, w: long + 0.16, h: 0.05, d: 1.05 }, tone(top), {
      top: lighter(tone(top), 0.2),
    }),
    bowl(room, x + 0.6, 0.92, z + 0.3),
    cup(room, x + 1.1, 0.92, z + 0.1),
    standing(
      cam,
      [x + long - 0.3, 0.92, z + 0.35],
      potPlant(room, 0.4, tone(random.pick(['#e9e0cf', '#b4735c']))),
    ),
    stool(0.3) + stool(1.2),
    pendant(room, x + 0.45, 1.78, z + 0.35, 0.95),
    pendant(room, x + long - 0.45, 1.78, z + 0.35, 0.95),
  ].join('')
}
