import { ServerResponse } from 'node:http'

/** Preloaded into a site: says 201 where a form could not be stored. */
const writeHead = ServerResponse.prototype.writeHead
ServerResponse.prototype.writeHead = function (this: ServerResponse, status: number, ...rest: never[]) {
  const isForm = this.req.method === 'POST' && this.req.url?.startsWith('/api/skjema/')
  return writeHead.call(this, isForm && status >= 500 ? 201 : status, ...rest)
} as typeof writeHead
