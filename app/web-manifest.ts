import { company } from '../landlord/company.ts'

/** The web application manifest (W3C), as text. */
export const webManifest = (): string =>
  JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    lang: 'nb',
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#1d5565',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  })
