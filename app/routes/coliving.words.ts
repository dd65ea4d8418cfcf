export const colivingWords = {
  vacant: (count: number) => `${count} ${count === 1 ? 'ledig' : 'ledige'} rom nå`,
  from: 'fra',
  ask: 'Spør om rommet',
} as const
