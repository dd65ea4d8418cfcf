export const husordensreglerWords = {
  contents: 'Innhold',
} as const
