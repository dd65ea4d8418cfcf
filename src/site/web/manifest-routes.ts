import { Hono } from 'hono'
import type { Contact } from '../../../landlord-types/contact.ts'
import { staffManifest, webManifest } from '../web-manifest.ts'

const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' }

/** The manifests of the web application, by the name that the landlord has now. */
export function manifestRoutes(contact: () => Promise<Contact>): Hono {
  const routes = new Hono()
  routes.get('/manifest.webmanifest', async (c) => c.body(webManifest(await contact()), 200, headers))
  routes.get('/ansatt.webmanifest', async (c) => c.body(staffManifest(await contact()), 200, headers))
  return routes
}
