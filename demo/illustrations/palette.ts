import type { PaintName } from '../../landlord-types/scene.ts'

export const stone = '#efece4'
export const fjord = '#1d5565'
export const deepFjord = '#123a46'
export const falu = '#9a3f2d'
export const ochre = '#d9a441'
export const moss = '#6d8763'
export const timber = '#b98a5a'

/** The paints a timber house wears. */
export const paints: Record<PaintName, string> = {
  falu,
  ochre,
  white: '#f0ebdf',
  fjord: '#2f6675',
  moss,
  stone: '#c9c0ae',
  rose: '#cf9a82',
  ink: '#39484d',
}

/** What stands beside a house of each paint without shouting at it. */
export const neighbours: Record<PaintName, readonly PaintName[]> = {
  falu: ['white', 'ochre', 'stone', 'fjord'],
  ochre: ['white', 'falu', 'moss', 'fjord'],
  white: ['falu', 'ochre', 'fjord', 'moss'],
  fjord: ['white', 'ochre', 'rose', 'falu'],
  moss: ['white', 'rose', 'falu', 'stone'],
  stone: ['falu', 'fjord', 'white', 'ochre'],
  rose: ['white', 'moss', 'fjord', 'stone'],
  ink: ['white', 'ochre', 'falu', 'stone'],
}
