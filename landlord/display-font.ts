import type { DisplayFont } from '../landlord-types/display-font.ts'

export const displayFont: DisplayFont = {
  name: 'Bricolage',
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: 650,
  fallback: {
    'size-adjust': '101.7%',
    'ascent-override': '91.4%',
    'descent-override': '26.5%',
    'line-gap-override': '0%',
  },
}
