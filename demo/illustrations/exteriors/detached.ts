import { backdrop } from '../backdrop.ts'
import { orbit } from '../camera.ts'
import { castShadow, ground, walk } from '../ground.ts'
import { type Body, house, windowGlow } from '../house.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { neighbours, paints } from '../palette.ts'
import type { Plane } from '../plane.ts'
import type { Stage } from '../stage.ts'
import { birch, flowers, linden, planted, shrub, spruce } from '../trees.ts'
import { times } from '../svg.ts'

/** A detached gabled house of painted timber in its garden. */
export function detachedHouse({ spec, mood, random, home }: Stage): string {
  const turn = random.pick([-1, 1]) * random.range(17, 30)
  const horizon = 590
  const cam = orbit(5, 3, random.range(20, 23), turn, 2.3, { focal: 1350, horizon, centre: 800 + turn * 3 })
  const trim = spec.paint === 'white' ? '#d9d3c4' : '#f6f1e6'
  const body: Body = {
    x: 0, z: 0, w: home.range(8.6, 10.4), d: 7.4, eaves: home.pick([4.6, 5.2]), rise: home.range(2.7, 3.5), ridge: home.pick(['x', 'z', 'z']),
    paint: paints[spec.paint], trim, cladding: home.pick(['upright', 'upright', 'lying']), plinth: 0.45,
    roofColor: home.pick(['#3c474d', '#4a4440', '#7c4a3a', '#3c474d']),
  }
  const style: WindowStyle = { frame: trim, panes: home.pick([[2, 2], [2, 3], [2, 1]]) }
  const doorColor = paints[home.pick(neighbours[spec.paint])]
  const front = (wall: Plane) => {
    const door = body.w / 2 - 0.5
    return [
      ...[1.1, body.w - 2.4].map((u) => windowOn(wall, mood, random, u, 1.3, 1.3, 1.4, style)),
      ...[1.1, body.w / 2 - 0.65, body.w - 2.4].map((u) => windowOn(wall, mood, random, u, body.eaves - 1.5, 1.3, 1.15, style)),
      body.ridge === 'z' ? windowOn(wall, mood, random, body.w / 2 - 0.45, body.eaves + 0.45, 0.9, 0.9, style) : '',
      doorOn(wall, mood, door, 0.45, doorColor, trim),
    ].join('')
  }
  const end = (wall: Plane) => [1.2, 4.6].map((u) => windowOn(wall, mood, random, u, 1.3, 1.3, 1.4, style) + windowOn(wall, mood, random, u, body.eaves - 1.5, 1.3, 1.15, style)).join('')
  return [
    backdrop({ mood, random, place: spec.place, horizon, shore: 70 }),
    ground(mood, random, horizon + 62),
    times(4, (i) => planted(cam, mood, random, [-14 + i * 9 + random.range(-2, 2), 0, 16 + random.range(0, 6)], random.pick([spruce, birch]), 1)),
    castShadow(cam, mood, [[0, 0], [body.w, 0], [body.w, body.d], [body.w + 6, body.d + 2], [body.w + 5, 1], [body.w + 1, -1.6], [1.5, -1.6]]),
    walk(cam, mood, [[body.w / 2 - 3, body.w / 2 - 0.6, -16], [body.w / 2 - 0.9, body.w / 2 + 0.9, -5], [body.w / 2 - 0.6, body.w / 2 + 0.6, 0]]),
    house(cam, mood, random, body, { front, end }),
    windowGlow(cam, mood, 0, body.w, 0),
    planted(cam, mood, random, [1.2, 0, -0.8], shrub, 0.8),
    planted(cam, mood, random, [body.w - 1.4, 0, -0.8], shrub, 0.9),
    planted(cam, mood, random, [turn > 0 ? body.w + 4 : -4, 0, 1], random.pick([birch, linden, spruce]), 1),
    times(7, () => planted(cam, mood, random, [random.range(-6, 14), 0, random.range(-9, -5)], flowers, 0.9)),
  ].join('')
}
