import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Nothing but Node and the bytes: as fast as a page can be given here. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const bytes = Buffer.from(body, 'base64')

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
