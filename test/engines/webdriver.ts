import { freePort } from '../support/free-port.ts'
import { type Program, startProgram } from './program.ts'
import type { Tab } from './tab.ts'

/** A tab steered by the W3C's WebDriver: a program of its own, which is asked over HTTP, starts and ends the browser. */
export async function webDriverTab(
  driver: string,
  capabilities: object,
  env: Record<string, string> = {},
): Promise<Tab> {
  const port = await freePort()
  const program: Program = startProgram(driver, [`--port=${port}`], env)
  const driverUrl = `http://127.0.0.1:${port}`
  const ask = async (url: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(url, body ? { method, body: JSON.stringify(body) } : { method })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await program.until(() => ask(`${driverUrl}/status`))
  const { sessionId } = await ask(`${driverUrl}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${driverUrl}/session/${sessionId}`
  return {
    open: (url) => ask(`${session}/url`, { url }),
    evaluate: (expression) => ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: (actions) => ask(`${session}/actions`, { actions }),
    async choose(selector, files) {
      const element = await ask(`${session}/element`, { using: 'css selector', value: selector })
      const [id] = Object.values(element)
      await ask(`${session}/element/${id}/value`, { text: files.join('\n') })
    },
    async close() {
      await ask(session, undefined, 'DELETE')
      await program.end()
    },
  }
}
