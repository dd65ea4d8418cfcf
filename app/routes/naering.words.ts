export const naeringWords = {
  vacant: (count: number) => `${count} ${count === 1 ? 'ledig lokale' : 'ledige lokaler'} nå`,
  ask: (name: string) => `Spør om ${name.toLowerCase()}`,
} as const
