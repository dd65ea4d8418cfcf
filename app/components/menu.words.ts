export const menuTexts = {
  open: 'Meny',
  close: 'Lukk',
  label: 'Hovedmeny',
  about: (label: string) => `Om ${label.toLowerCase()}`,
  seeAll: (plural: string) => `Se alle ${plural}`,
  vacantHomes: 'Ledige leiligheter',
  home: 'til forsiden',
} as const
