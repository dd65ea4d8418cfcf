import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** A bare Node server that sends fixed bytes: the upper limit of requests per second on this machine. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const bytes = Buffer.from(body, 'base64')

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
