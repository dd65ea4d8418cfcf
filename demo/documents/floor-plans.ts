export type RoomName = 'STUE' | 'KJØKKEN' | 'SOVEROM' | 'BAD' | 'GANG' | 'BOD' | 'BALKONG'

/** Metres from the upper left corner of the home. */
export interface FloorPlanRoom {
  name: RoomName
  x: number
  y: number
  width: number
  height: number
}

/** A gap in a wall: where it begins, along which axis, and to which side its leaf opens; an opening has no leaf. */
export interface Door {
  x: number
  y: number
  along: 'x' | 'y'
  opens: 1 | -1 | 0
}

export interface FloorPlan {
  rooms: readonly FloorPlanRoom[]
  doors: readonly Door[]
  /** In the outer walls. */
  windows: readonly { x: number; y: number; along: 'x' | 'y'; length: number }[]
}

/** The floor plans of the demo, by the titles of their homes. */
export const floorPlans: Readonly<Record<string, FloorPlan>> = {
  'Storgata 31, leilighet 402': {
    rooms: [
      { name: 'BALKONG', x: 0.8, y: -1.5, width: 4, height: 1.5 },
      { name: 'STUE', x: 0, y: 0, width: 5.75, height: 5 },
      { name: 'KJØKKEN', x: 5.75, y: 0, width: 4, height: 3.2 },
      { name: 'GANG', x: 5.75, y: 3.2, width: 4, height: 1.8 },
      { name: 'SOVEROM', x: 0, y: 5, width: 3.9, height: 3 },
      { name: 'SOVEROM', x: 3.9, y: 5, width: 3.25, height: 3 },
      { name: 'BAD', x: 7.15, y: 5, width: 2.6, height: 3 },
    ],
    doors: [
      { x: 9.75, y: 3.6, along: 'y', opens: -1 },
      { x: 5.75, y: 3.7, along: 'y', opens: -1 },
      { x: 5.75, y: 1.2, along: 'y', opens: 0 },
      { x: 2.7, y: 5, along: 'x', opens: 1 },
      { x: 6, y: 5, along: 'x', opens: 1 },
      { x: 7.6, y: 5, along: 'x', opens: 1 },
      { x: 3.4, y: 0, along: 'x', opens: -1 },
    ],
    windows: [
      { x: 1, y: 0, along: 'x', length: 1.8 },
      { x: 0, y: 1.4, along: 'y', length: 2 },
      { x: 6.9, y: 0, along: 'x', length: 1.6 },
      { x: 1.1, y: 8, along: 'x', length: 1.6 },
      { x: 4.8, y: 8, along: 'x', length: 1.4 },
    ],
  },
  'Verftsgata 18, leilighet 205': {
    rooms: [
      { name: 'BALKONG', x: 0.6, y: -1.5, width: 3.8, height: 1.5 },
      { name: 'STUE', x: 0, y: 0, width: 5, height: 4.1 },
      { name: 'KJØKKEN', x: 0, y: 4.1, width: 5, height: 2.4 },
      { name: 'SOVEROM', x: 5, y: 0, width: 3.5, height: 2.9 },
      { name: 'GANG', x: 5, y: 2.9, width: 3.5, height: 1.4 },
      { name: 'BAD', x: 5, y: 4.3, width: 2.1, height: 2.2 },
      { name: 'BOD', x: 7.1, y: 4.3, width: 1.4, height: 2.2 },
    ],
    doors: [
      { x: 8.5, y: 3.1, along: 'y', opens: -1 },
      { x: 5, y: 3.1, along: 'y', opens: -1 },
      { x: 3.3, y: 4.1, along: 'x', opens: 0 },
      { x: 7.4, y: 2.9, along: 'x', opens: -1 },
      { x: 5.15, y: 4.3, along: 'x', opens: 1 },
      { x: 7.4, y: 4.3, along: 'x', opens: 1 },
      { x: 3, y: 0, along: 'x', opens: -1 },
    ],
    windows: [
      { x: 0.9, y: 0, along: 'x', length: 1.6 },
      { x: 0, y: 1.2, along: 'y', length: 1.8 },
      { x: 0, y: 4.7, along: 'y', length: 1.2 },
      { x: 6, y: 0, along: 'x', length: 1.5 },
    ],
  },
  'Meieriveien 3, leilighet 206': {
    rooms: [
      { name: 'BALKONG', x: 0.7, y: -1.5, width: 3.8, height: 1.5 },
      { name: 'STUE', x: 0, y: 0, width: 5.2, height: 4.4 },
      { name: 'KJØKKEN', x: 5.2, y: 0, width: 3.7, height: 2.9 },
      { name: 'GANG', x: 5.2, y: 2.9, width: 3.7, height: 1.5 },
      { name: 'SOVEROM', x: 0, y: 4.4, width: 3.5, height: 3.1 },
      { name: 'SOVEROM', x: 3.5, y: 4.4, width: 2.7, height: 3.1 },
      { name: 'BAD', x: 6.2, y: 4.4, width: 2.7, height: 1.9 },
      { name: 'BOD', x: 6.2, y: 6.3, width: 2.7, height: 1.2 },
    ],
    doors: [
      { x: 8.9, y: 3.2, along: 'y', opens: -1 },
      { x: 5.2, y: 3.2, along: 'y', opens: -1 },
      { x: 5.2, y: 1.1, along: 'y', opens: 0 },
      { x: 2.3, y: 4.4, along: 'x', opens: 1 },
      { x: 5.3, y: 4.4, along: 'x', opens: 1 },
      { x: 6.5, y: 4.4, along: 'x', opens: 1 },
      { x: 6.2, y: 6.5, along: 'y', opens: -1 },
      { x: 3.2, y: 0, along: 'x', opens: -1 },
    ],
    windows: [
      { x: 0.9, y: 0, along: 'x', length: 1.8 },
      { x: 0, y: 1.2, along: 'y', length: 1.8 },
      { x: 6.3, y: 0, along: 'x', length: 1.5 },
      { x: 1, y: 7.5, along: 'x', length: 1.5 },
      { x: 4.1, y: 7.5, along: 'x', length: 1.3 },
    ],
  },
}
