import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { DrawReply, DrawTask } from '../draw-process.ts'

/** Draws pictures of the demo in a process of its own, which is started with the first and ends when it is idle. */
export interface PictureDrawer {
  /** A picture as a JPEG file's bytes, by its storage path. Rejects where it cannot be drawn. */
  draw(path: string): Promise<Uint8Array>
  /** Ends the process. Pictures under way fail. */
  end(): void
}

const program = fileURLToPath(new URL('../draw-process.ts', import.meta.url))

const drawReply: z.ZodType<DrawReply> = z.object({
  path: z.string(),
  bytes: z.instanceof(Uint8Array).nullable(),
  failure: z.string(),
})

const IDLE_MS = 15_000

/** Starts no process before the first picture is asked for. */
export function createPictureDrawer(): PictureDrawer {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<string, PromiseWithResolvers<Uint8Array>>()

  const start = (): ChildProcess => {
    const started = fork(program, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const fail = () => {
      if (child !== started) return
      child = null
      for (const { reject } of waiting.values())
        reject(new Error('The process that draws pictures has ended.'))
      waiting.clear()
    }
    started.once('exit', fail)
    started.on('error', fail)
    started.on('message', (message) => {
      const { path, bytes, failure } = drawReply.parse(message)
      const asked = waiting.get(path)
      waiting.delete(path)
      if (bytes) asked?.resolve(bytes)
      else asked?.reject(new Error(failure))
      if (waiting.size > 0) return
      idle = setTimeout(() => {
        // What is asked for until it has ended is drawn by the next one.
        child = null
        started.kill('SIGKILL')
      }, IDLE_MS)
      idle.unref()
    })
    child = started
    return started
  }

  return {
    draw(path) {
      clearTimeout(idle)
      const known = waiting.get(path)
      if (known) return known.promise
      const worker = child?.connected ? child : start()
      const asked = Promise.withResolvers<Uint8Array>()
      waiting.set(path, asked)
      const task: DrawTask = { path }
      worker.send(task)
      return asked.promise
    },
    end() {
      clearTimeout(idle)
      child?.kill('SIGKILL')
    },
  }
}
