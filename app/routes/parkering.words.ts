export const parkeringWords = {
  vacant: (count: number) => `Ledige plasser ${count} ${count === 1 ? 'sted' : 'steder'} nå`,
  from: 'fra',
  ask: 'Søk om en slik',
} as const
