import type { RequestListener, Server } from 'node:http'
import { createServer } from 'vite'
import type { RenderMail } from '../../platform/mail/model.ts'
import type { Render } from '../render/render.ts'
import type { PageServices } from './page-services.ts'

interface Development {
  render: Render<PageServices>
  renderMail: RenderMail
  before: (next: RequestListener, server: Server) => RequestListener
  close(): Promise<void>
}

/** The application as it stands in the source, changed in the browser as files are saved. */
export async function startDevelopment(): Promise<Development> {
  const ours = process.listeners('SIGTERM')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  // Vite's would end the process before the database is stopped.
  for (const listener of process.listeners('SIGTERM'))
    if (!ours.includes(listener)) process.off('SIGTERM', listener)
  const { renderMail } = await vite.ssrLoadModule('./src/handler.ts')
  return {
    renderMail,
    async render(...asked) {
      const { render } = await vite.ssrLoadModule('./src/handler.ts')
      return render(...asked)
    },
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  }
}
