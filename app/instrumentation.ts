import type { InstrumentationHandlerResult, ServerInstrumentation } from 'react-router'
import type { inSpan } from '../server/base/trace.ts'

/** Records what React Router does for a request as spans: the request, and each route's middleware, loader and action. */
export function instrumentation(record: typeof inSpan): ServerInstrumentation {
  const recorded = (name: string) => async (call: () => Promise<InstrumentationHandlerResult>) => {
    const run = async () => {
      const { error } = await call()
      if (error) throw error
    }
    // React Router answers the error by itself: here it only marks the span as failed.
    await record(() => ({ name, kind: 'internal', attributes: {} }), run).catch(() => undefined)
  }
  return {
    handler: (handler) => handler.instrument({ request: recorded('render') }),
    route: (route) =>
      route.instrument({
        middleware: recorded(`middleware ${route.id}`),
        loader: recorded(`loader ${route.id}`),
        action: recorded(`action ${route.id}`),
      }),
  }
}
