import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellAt } from './cell.ts'
import { clusterMap } from './clusters.ts'
import { FRAME_HEIGHT, inFrame } from './frame.ts'
import { toCoordinates, toWorld } from './mercator.ts'

const places = fc.array(
  fc.record({
    latitude: fc.double({ min: 58.9, max: 59.6, noNaN: true }),
    longitude: fc.double({ min: 9.2, max: 10.4, noNaN: true }),
    rent: fc.option(fc.integer({ min: 500, max: 50_000 })),
  }),
  { minLength: 1, maxLength: 200 },
)
const placed = places.map((all) => all.map(({ rent, ...point }) => ({ ...toWorld(point), rent })))

/** The room of a label on the narrowest phone, as parts of the map's width and height. */
const [labelWidth, labelHeight] = [2 / 9, 0.12 / FRAME_HEIGHT]

describe('the pins of a map', () => {
  test('count every place once, and show the lowest rent', () => {
    fc.assert(
      fc.property(placed, (all) => {
        const { clusters } = clusterMap(all)
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
        for (const { cell, count } of clusterMap(all).clusters)
          expect(all.filter((place) => cellAt(place).startsWith(cell))).toHaveLength(count)
      }),
    )
  })

  test('are at most 42, on the map, with labels that do not meet', () => {
    fc.assert(
      fc.property(placed, (all) => {
        const { clusters, frame } = clusterMap(all)
        expect(clusters.length).toBeLessThanOrEqual(42)
        const labels = clusters.map(({ label }) => inFrame(label, frame))
        for (const [index, { x, y }] of labels.entries()) {
          expect(Math.min(x, 1 - x)).toBeGreaterThanOrEqual(labelWidth / 2 - 1e-6)
          expect(Math.min(y, 1 - y)).toBeGreaterThanOrEqual(labelHeight / 2 - 1e-6)
          for (const other of labels.slice(index + 1))
            expect(
              Math.abs(other.x - x) >= labelWidth - 1e-6 || Math.abs(other.y - y) >= labelHeight - 1e-6,
            ).toBe(true)
        }
      }),
    )
  })

  test('of one place are shown with their surroundings', () => {
    const place = { ...toWorld({ latitude: 59.05, longitude: 10.03 }), rent: 9000 }
    const { frame, clusters } = clusterMap([place, place])
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
