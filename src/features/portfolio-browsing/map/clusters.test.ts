import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { present } from '../../../../test/support/present.ts'
import { type Coordinates, roundDegrees } from '../../../domain/portfolio/coordinates.ts'
import { cellAt } from './cell.ts'
import { clusterMap } from './clusters.ts'
import { FRAME_HEIGHT, inFrame } from './frame.ts'
import { HALF_LABEL } from './labels.ts'
import { mapPositionOf } from './map-position.ts'
import { toCoordinates, toWorld } from './mercator.ts'

const places = fc.array(
  fc.record({
    latitude: fc.double({ min: 58.9, max: 59.6, noNaN: true }),
    longitude: fc.double({ min: 9.2, max: 10.4, noNaN: true }),
    rent: fc.option(fc.integer({ min: 500, max: 50_000 })),
  }),
  { minLength: 1, maxLength: 200 },
)
const placed = places.map((all) => all.map((place) => ({ ...place, point: toWorld(rounded(place)) })))

const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
})

/** The map of all places of a list. */
function mapOf(all: readonly (Coordinates & { rent: number | null })[]) {
  return clusterMap(
    all.map(({ rent, ...place }) => ({
      rent,
      area: { name: 'Sentrum' },
      spot: present(mapPositionOf({ city: 'Byen', ...place }, 'Sentrum')),
    })),
  )
}

const labelHeight = (2 * HALF_LABEL.height) / FRAME_HEIGHT

describe('the pins of a map', () => {
  test('count every place once, and show the lowest rent', () => {
    fc.assert(
      fc.property(placed, (all) => {
        const { clusters } = mapOf(all)
        expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
        const rents = all.flatMap(({ rent }) => rent ?? [])
        const lowest = clusters.flatMap(({ lowestRent }) => lowestRent ?? [])
        expect(Math.min(...lowest)).toBe(Math.min(...rents))
      }),
    )
  })

  test('stand for the places in their squares', () => {
    fc.assert(
      fc.property(placed, (all) => {
        for (const { cell, count } of mapOf(all).clusters)
          expect(all.filter(({ point }) => cellAt(point).startsWith(cell))).toHaveLength(count)
      }),
    )
  })

  test('are at most 48, on the map, with labels that do not meet', () => {
    fc.assert(
      fc.property(placed, (all) => {
        const { clusters, frame } = mapOf(all)
        expect(clusters.length).toBeLessThanOrEqual(48)
        const labels = clusters.map((cluster) => ({
          ...inFrame(cluster.label, frame),
          half: (cluster.hasRoom ? HALF_LABEL.rent : HALF_LABEL.count) - 1e-6,
        }))
        for (const [index, { x, y, half }] of labels.entries()) {
          expect(Math.min(x, 1 - x)).toBeGreaterThanOrEqual(half)
          expect(Math.min(y, 1 - y)).toBeGreaterThanOrEqual(labelHeight / 2 - 1e-6)
          for (const other of labels.slice(index + 1))
            expect(
              Math.abs(other.x - x) >= half + other.half || Math.abs(other.y - y) >= labelHeight - 1e-6,
            ).toBe(true)
        }
      }),
    )
  })

  test('show a rent where it meets no other label', () => {
    const place = { latitude: 59.05, longitude: 10.03, rent: 9000 }
    const { clusters } = mapOf([place, { ...place, longitude: 10.06 }])
    expect(clusters.map(({ hasRoom }) => hasRoom)).toEqual([true, true])
    const row = Array.from({ length: 8 }, (_, index) => ({ ...place, longitude: 10.03 + index / 100 }))
    const shown = mapOf(row).clusters
    expect(shown.some(({ count, hasRoom }) => count === 1 && !hasRoom)).toBe(true)
  })

  test('of one place are shown with their surroundings', () => {
    const place = { latitude: 59.05, longitude: 10.03, rent: 9000 }
    const { frame, clusters } = mapOf([place, place])
    expect(clusters).toMatchObject([{ count: 2, lowestRent: 9000 }])
    const west = toCoordinates(frame).longitude
    expect(west).toBeCloseTo(10.03 - 0.0061, 3)
  })
})

test('coordinates survive the way to the map and back', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const back = toCoordinates(toWorld({ latitude, longitude }))
        expect(back.latitude).toBeCloseTo(latitude, 9)
        expect(back.longitude).toBeCloseTo(longitude, 9)
      },
    ),
  )
})
