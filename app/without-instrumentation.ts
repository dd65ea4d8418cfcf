import type { Plugin } from 'vite'

/**
 * Leaves what React Router does for instrumentations out of the browser's scripts: only the server has any
 * (`app/instrumentation.ts`). A version of it that imports more from this module fails to build.
 */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'without-instrumentation',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /react-router[\\/].+[\\/]router[\\/]instrumentation\.js$/ },
      handler: () => `
        export const consumeInstrumentationClientResultMetaReceiver = () => undefined
        export const getRouteInstrumentationUpdates = () => ({})
        export const instrumentClientSideRouter = (router) => router
        // Of the server's part, which no browser's script takes.
        export const instrumentHandler = undefined
        export const instrumentationResultMetaContext = undefined
      `,
    },
  }
}
