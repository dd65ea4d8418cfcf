import type { Plugin } from 'vite'

/** What the process of the build is told. */
export const BROWSER_FILES_WRITTEN = 'browser files written'

/** Tells the process that has started the build, where one listens, when the browser's files are there: those of the server follow. */
export function browserFilesWritten(): Plugin {
  return {
    name: 'browser-files-written',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => void process.send?.(BROWSER_FILES_WRITTEN),
    },
  }
}
