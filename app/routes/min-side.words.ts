export const minSideWords = {
  newTab: '(åpnes i ny fane)',
} as const
