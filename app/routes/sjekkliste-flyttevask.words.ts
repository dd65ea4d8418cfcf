export const checklistPageWords = {
  contact: 'Kontakt kundeservice',
} as const
