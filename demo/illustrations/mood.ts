import type { Hour, Season } from '../../landlord-types/scene.ts'
import { mix } from './color.ts'

/** The light of an hour and a season, and what it does to colours. */
export interface Mood {
  hour: Hour
  season: Season
  sky: readonly string[]
  haze: string
  farHill: string
  nearHill: string
  water: readonly [far: string, near: string]
  grass: readonly [far: string, near: string]
  paving: string
  /** The colour that the light lays over everything, and how strongly. */
  light: string
  strength: number
  shadow: string
  shadowOpacity: number
  /** Lamps are on. */
  lit: boolean
  snow: boolean
}

type Base = Omit<Mood, 'hour' | 'season' | 'snow'>

const hours: Record<Hour, Base> = {
  day: {
    sky: ['#a9cfdd', '#d3e6e6', '#f4efe0'],
    haze: '#d5e2de',
    farHill: '#a3c0c4',
    nearHill: '#5d8677',
    water: ['#b7d4d6', '#6fa5b0'],
    grass: ['#a9b577', '#7d9556'],
    paving: '#cfc9bb',
    light: '#fff4dc',
    strength: 0.04,
    shadow: '#23424c',
    shadowOpacity: 0.24,
    lit: false,
  },
  evening: {
    sky: ['#8fb0bf', '#d9cdb4', '#f6d3a0', '#f8bd86'],
    haze: '#ecc9a0',
    farHill: '#c39f8b',
    nearHill: '#77775a',
    water: ['#f0cfa2', '#86a09f'],
    grass: ['#bba65c', '#84853f'],
    paving: '#cdb99c',
    light: '#f0a860',
    strength: 0.17,
    shadow: '#3a3346',
    shadowOpacity: 0.3,
    lit: false,
  },
  dusk: {
    sky: ['#22405c', '#4f6987', '#a58f9c', '#e9b48c'],
    haze: '#8f8ba0',
    farHill: '#66769a',
    nearHill: '#2f4a58',
    water: ['#c39f9a', '#375472'],
    grass: ['#4e6355', '#33493f'],
    paving: '#5f6873',
    light: '#263d5f',
    strength: 0.42,
    shadow: '#101f33',
    shadowOpacity: 0.36,
    lit: true,
  },
  night: {
    sky: ['#081724', '#10304a', '#28546c'],
    haze: '#24495f',
    farHill: '#214560',
    nearHill: '#122d3d',
    water: ['#2c5a72', '#10293c'],
    grass: ['#24413c', '#152c2a'],
    paving: '#36444f',
    light: '#0f2236',
    strength: 0.6,
    shadow: '#06121d',
    shadowOpacity: 0.42,
    lit: true,
  },
}

const snowOf: Record<Hour, readonly [string, string]> = {
  day: ['#e9eff0', '#f8f7f2'],
  evening: ['#f3dcc4', '#e6d3cd'],
  dusk: ['#8d9bb8', '#6e80a3'],
  night: ['#4d6a86', '#34506c'],
}

/** The light of an hour in a season. */
export function moodOf(hour: Hour, season: Season): Mood {
  const base = hours[hour]
  const mood = { ...base, hour, season, snow: season === 'winter' }
  if (season === 'winter') {
    const snow = snowOf[hour]
    return {
      ...mood,
      sky: base.sky.map((color) => mix(color, hour === 'day' ? '#dfe6ea' : color, 0.45)),
      grass: snow,
      farHill: mix(base.farHill, snow[0], 0.5),
      nearHill: mix(base.nearHill, snow[0], 0.22),
      paving: mix(base.paving, snow[1], 0.55),
    }
  }
  if (season === 'autumn') {
    const dim = base.strength
    return {
      ...mood,
      nearHill: mix(base.nearHill, mix('#a8763a', base.light, dim), 0.45),
      grass: [
        mix(base.grass[0], mix('#c59a52', base.light, dim), 0.55),
        mix(base.grass[1], mix('#93793f', base.light, dim), 0.5),
      ],
    }
  }
  return mood
}

/** A thing's own colour in this light. */
export const inLight = (mood: Mood, color: string) => mix(color, mood.light, mood.strength)

/** A colour as seen through `distance` (0 to 1) of air. */
export const inHaze = (mood: Mood, color: string, distance: number) => mix(color, mood.haze, distance)

/** What lies or stands in snow is white on top. */
export const snowColor = (mood: Mood) => mix(mood.grass[1], '#ffffff', mood.lit ? 0.08 : 0.4)
