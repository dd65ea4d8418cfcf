import { once } from 'node:events'
import type { Tab } from './tab.ts'

/** A tab steered by WebDriver BiDi, which the browser itself speaks over a WebSocket. */
export async function bidiTab(url: string): Promise<Tab> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const asked = new Map<number, PromiseWithResolvers<Answer>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data)
    if (type === 'success') asked.get(id)?.resolve(result)
    else asked.get(id)?.reject(new Error(`${error}: ${message}`))
    asked.delete(id)
  })
  let last = 0
  const ask = (method: string, params: object = {}) => {
    last += 1
    const answer = Promise.withResolvers<Answer>()
    asked.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise
  }
  await ask('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
  const { contexts } = await ask('browsingContext.getTree')
  const { context } = contexts[0]
  return {
    async open(address) {
      await ask('browsingContext.navigate', { context, url: address, wait: 'complete' })
    },
    async evaluate(expression) {
      const answer = await ask('script.evaluate', { expression, target: { context }, awaitPromise: true })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
    async perform(actions) {
      await ask('input.performActions', { context, actions })
    },
    async choose(selector, files) {
      const locator = { type: 'css', value: selector }
      const { nodes } = await ask('browsingContext.locateNodes', { context, locator })
      await ask('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files })
    },
    async close() {
      await ask('browser.close').catch(() => undefined)
      socket.close()
    },
  }
}

/** What each command answers is said by the specification. */
type Answer = ReturnType<typeof JSON.parse>
