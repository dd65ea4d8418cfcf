export const copyWords = {
  copy: 'Kopier',
  copied: 'Kopiert',
} as const
