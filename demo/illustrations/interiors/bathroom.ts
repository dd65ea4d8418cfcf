import { standing } from '../camera.ts'
import { darker, lighter, mix } from '../color.ts'
import type { Opening } from '../plane.ts'
import type { DrawingStage } from '../stage.ts'
import { shower, toilet, vanity, washer } from './bath-fixtures.ts'
import { towels, wallTiles } from './bath-walls.ts'
import { potPlant } from './plants.ts'
import { type Room, roomOf } from './room.ts'
import { roomShell } from './shell.ts'
import { styleOf } from './style.ts'
import { insideWindow } from './windows.ts'

/** A tiled bathroom with shower, basin and a small high window. */
export function bathroom(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(3.2, 3.7)
  const room = roomOf(stage, {
    w,
    d: random.range(2.4, 2.7),
    h: 2.45,
    eye: random.range(0.4, 0.6),
    back: 1.9,
    turn: random.range(-5, 5),
    focal: 1330,
  })
  const style = styleOf(stage)
  Object.assign(room.style, {
    pattern: 'tiles',
    floor: home.pick(['#a7aba6', '#8d9593', '#c9bfae', '#5f6b6d', '#b5a08a']),
  })
  const tiles = room.tone(
    home.pick(['#eef0ea', '#d5e0db', '#e8d9c6', '#9fb9b5', '#c5d0c2', '#e6c7ae', '#7f9ea3', '#f1ebdd']),
  )
  const size = home.pick([
    [0.2, 0.2],
    [0.3, 0.15],
    [0.1, 0.3],
    [0.15, 0.15],
  ] as const)
  const mirrored = random.chance(0.5)
  const high = home.chance(0.5)
  const hole: Opening = [mirrored ? w - 2.15 : 1.4, 1.5, 0.62, 0.62]
  const open = random.chance(0.6) ? [hole] : []
  const place = (x: number, wide: number) => (mirrored ? w - x - wide : x)
  return [
    roomShell(room, stage, { back: open }),
    tiled(room, tiles, size, high ? 2.45 : 1.25, open),
    ...open.map((each) => insideWindow(room, each, { curtains: false, panes: 1, sill: false })),
    shower(room, place(0, 1.05), 1.05),
    toilet(room, place(1.35, 0.4) + (mirrored ? 0.05 : 0)),
    random.chance(0.45)
      ? washer(room, place(w - 0.62, 0.6)) + vanity(room, place(w - 1.45, 0.75), 0.75, style.feature, true)
      : vanity(
          room,
          place(w - 1.3, 1.1),
          1.1,
          home.pick([style.wood, style.feature, '#39484d', '#efe9dc']),
          home.chance(0.5),
        ),
    towels(room, mirrored ? room.left : room.right, room.d - 1.9, 1.55),
    mat(room, place(w - 1.35, 0.9)),
    standing(room.cam, [place(1.2, 0), 0, room.d - 0.35], potPlant(room, 0.55, room.tone('#b4735c'))),
  ].join('')
}

function tiled(
  { back, left, right, w, d, floor, tone, style }: Room,
  color: string,
  size: readonly [number, number],
  top: number,
  open: readonly Opening[],
): string {
  const pierced = open.length > 0
  const upper = top > 1.5 && pierced
  const [hole] = open
  const backTiles =
    upper && hole
      ? wallTiles(back, 0, hole[0] - 0.06, top, color, size) +
        wallTiles(back, hole[0] + hole[2] + 0.06, w - hole[0] - hole[2] - 0.06, top, color, size) +
        wallTiles(back, hole[0] - 0.06, hole[2] + 0.12, hole[1] - 0.06, color, size) +
        back.rect(
          hole[0] - 0.06,
          hole[1] + hole[3] + 0.06,
          hole[2] + 0.12,
          top - hole[1] - hole[3] - 0.06,
          color,
        )
      : wallTiles(back, 0, w, Math.min(top, pierced ? 1.25 : top), color, size)
  const lines = Array.from({ length: 40 }, (_, i) => [0, d - i * 0.2, w, d - i * 0.2] as const)
  const across = Array.from({ length: Math.ceil(w / 0.2) }, (_, i) => [i * 0.2, -4, i * 0.2, d] as const)
  const ground = tone(style.floor)
  return [
    floor.rect(0, -4, w, d + 4, lighter(ground, 0.06)) +
      floor.lines([...lines, ...across], darker(ground, 0.2), 1.6, 'opacity=".7"'),
    backTiles,
    wallTiles(left, -2, d + 2, top, mix(color, '#5e4431', 0.12), size),
    wallTiles(right, -2, d + 2, top, mix(color, '#5e4431', 0.17), size),
  ].join('')
}

const mat = ({ floor, d, tone, style }: Room, x: number) => {
  const wool = tone(lighter(style.accent, 0.35))
  return (
    floor.rect(x, d - 1.35, 0.9, 0.55, wool) +
    floor.lines(
      [
        [x, d - 1.25, x + 0.9, d - 1.25],
        [x, d - 0.9, x + 0.9, d - 0.9],
      ],
      tone('#f4efe4'),
      4,
    )
  )
}
