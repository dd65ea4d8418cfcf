export const searchFormTexts = {
  remove: (label: string, value: string) => `Fjern filteret ${label}: ${value}`,
} as const
