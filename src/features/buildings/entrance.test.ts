import { describe, expect, test } from 'vitest'
import { entranceOf, parseEntrance } from './entrance.ts'

describe('the entrance of a flat', () => {
  const entrances = [
    'Oppgang A: H0101–H0404',
    'Oppgang B: H0105 til H0408',
    'Bakgården: 1-3, 7',
    'Kjeller',
  ].map(parseEntrance)

  test.each([
    ['H0101', 'Oppgang A'],
    ['H0404', 'Oppgang A'],
    ['204', 'Oppgang A'],
    ['H0305', 'Oppgang B'],
    ['308', 'Oppgang B'],
    ['2', 'Bakgården'],
    ['7', 'Bakgården'],
  ])('of %s is %s', (flat, entrance) => {
    expect(entranceOf(flat, entrances)).toBe(entrance)
  })

  test.each(['H0501', 'H0409', '5', '2. etasje til venstre'])('of %s is none that is known', (flat) => {
    expect(entranceOf(flat, entrances)).toBe(null)
  })
})
