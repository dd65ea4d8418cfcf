import { document, group, rect, stroke, svgAt } from '../illustrations/svg.ts'
import type { Door, FloorPlan, FloorPlanRoom, RoomName } from './floor-plans.ts'
import { furnish } from './furniture.ts'
import { centredLettering, lettering } from './lettering.ts'

const paper = '#fbfaf6'
const ink = '#1c2b30'
const soft = '#56646a'
const floor = '#f3ecdf'
const wetFloor = '#dde8ea'
const outside = '#e7ebdf'
const DOOR = 85

const floorOf = ({ name }: FloorPlanRoom) =>
  name === 'BAD' ? wetFloor : name === 'BALKONG' ? outside : floor

/** A floor plan seen from above, a hundred units to the metre, with what the home is called. */
export function drawFloorPlan(title: string, plan: FloorPlan): string {
  const inside = plan.rooms.filter(({ name }) => name !== 'BALKONG')
  const right = Math.max(...inside.map(({ x, width }) => x + width)) * 100
  const bottom = Math.max(...inside.map(({ y, height }) => y + height)) * 100
  const drawing =
    plan.rooms.map(drawRoom).join('') +
    rect(0, 0, right, bottom, 'none', `stroke="${ink}" stroke-width="20"`) +
    plan.windows
      .map(({ x, y, along, length }) => drawWindow(x * 100, y * 100, along, length * 100))
      .join('') +
    plan.doors.map(drawDoor).join('') +
    plan.rooms.map(label).join('') +
    lettering(title.toUpperCase(), 0, bottom + 70, 30, ink) +
    lettering('TEGNET FOR DEMOEN', 0, bottom + 120, 20, soft)
  const [width, height] = [right + 200, bottom + 440]
  return document(
    rect(0, 0, width, height, paper) + group(drawing, 'transform="translate(100 250)"'),
    width,
    height,
  )
}

function drawRoom(room: FloorPlanRoom): string {
  const { x, y, width, height, name } = room
  const wall = name === 'BALKONG' ? `stroke="${soft}" stroke-width="5"` : `stroke="${ink}" stroke-width="10"`
  return rect(x * 100, y * 100, width * 100, height * 100, floorOf(room), wall) + furnish[name](room)
}

/** Where the name of a room stands, as parts of its size: clear of what stands in it and of its door. */
const labelAt: Readonly<Record<RoomName, readonly [x: number, y: number]>> = {
  STUE: [0.5, 0.42],
  KJØKKEN: [0.5, 0.5],
  SOVEROM: [0.38, 0.16],
  BAD: [0.62, 0.3],
  GANG: [0.5, 0.62],
  BOD: [0.5, 0.62],
  BALKONG: [0.48, 0.45],
}

/** What a room is called and how large it is. */
function label(room: FloorPlanRoom): string {
  const size = room.width < 1.6 ? 15 : 20
  const [right, down] = labelAt[room.name]
  const [x, y] = [(room.x + room.width * right) * 100, (room.y + room.height * down) * 100]
  const area = `${(room.width * room.height).toFixed(1).replace('.', ',')} M²`
  const isLow = room.height < 1.6
  return (
    centredLettering(room.name, x, y - (isLow ? 4 : size), size, ink) +
    (isLow ? '' : centredLettering(area, x, y + size * 0.6, size * 0.75, soft))
  )
}

function drawWindow(x: number, y: number, along: 'x' | 'y', length: number): string {
  const [width, height] = along === 'x' ? [length, 20] : [20, length]
  const [left, top] = along === 'x' ? [x, y - 10] : [x - 10, y]
  const middle =
    along === 'x' ? `M${svgAt(x)} ${svgAt(y)}h${svgAt(length)}` : `M${svgAt(x)} ${svgAt(y)}v${svgAt(length)}`
  return (
    rect(left, top, width, height, '#ffffff', `stroke="${ink}" stroke-width="3"`) + stroke(middle, ink, 3)
  )
}

/** The gap in the wall, and the leaf with the way it swings. */
function drawDoor({ x: metresX, y: metresY, along, opens }: Door): string {
  const [x, y] = [metresX * 100, metresY * 100]
  const gap = along === 'x' ? rect(x, y - 11, DOOR, 22, floor) : rect(x - 11, y, 22, DOOR, floor)
  if (opens === 0) return gap
  const reach = opens * DOOR
  const swing =
    along === 'x'
      ? `M${svgAt(x)} ${svgAt(y)}v${svgAt(reach)}A${DOOR} ${DOOR} 0 0 ${opens > 0 ? 0 : 1} ${svgAt(x + DOOR)} ${svgAt(y)}`
      : `M${svgAt(x)} ${svgAt(y)}h${svgAt(reach)}A${DOOR} ${DOOR} 0 0 ${opens > 0 ? 1 : 0} ${svgAt(x)} ${svgAt(y + DOOR)}`
  return gap + stroke(swing, soft, 3)
}
