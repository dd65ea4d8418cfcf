import { light } from '#landlord/colours.ts'
import type { Contact } from '../../landlord-types/contact.ts'
import { workspaceTexts } from '../features/workspace/workspace.words.ts'

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
]

const shared = { lang: 'nb', background_color: light.paper, theme_color: light.fjord }

/** The web application manifest (W3C) of the public site, as text. */
export const webManifest = ({ name, shortName }: Pick<Contact, 'name' | 'shortName'>): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    ...shared,
    start_url: '/',
    display: 'browser',
    icons,
  })

/** The manifest of the staff pages, by which a telephone installs «I dag» as an application. */
export const staffManifest = ({ shortName }: Pick<Contact, 'shortName'>): string =>
  JSON.stringify({
    id: '/saker/i-dag',
    name: `${shortName}: ${workspaceTexts.name}`,
    short_name: shortName,
    ...shared,
    start_url: '/saker/i-dag',
    // Signing in and the other staff pages stay in the application.
    scope: '/',
    display: 'standalone',
    icons: [
      ...icons,
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
