import type { RequestListener, Server } from 'node:http'
import { createServer } from 'vite'
import type { RenderMail } from '../mail/model.ts'
import type { Render } from './bare-page.ts'

export interface Development {
  render: Render
  renderMail: RenderMail
  before: (next: RequestListener, server: Server) => RequestListener
  close(): Promise<void>
}

/** The application as it stands in the source, changed in the browser as files are saved. */
export async function startDevelopment(): Promise<Development> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const { renderMail } = await vite.ssrLoadModule('./app/handler.ts')
  return {
    renderMail,
    async render(request, pageRequest) {
      const { openRender } = await vite.ssrLoadModule('./app/handler.ts')
      return openRender(null)(request, pageRequest)
    },
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  }
}
