import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build/app',
  ssr: true,
  // Every route is known from the start: no request for a manifest patch stands between a press and a page.
  routeDiscovery: { mode: 'initial' },
  // The client loaders give nothing, and need no request of their own.
  splitRouteModules: false,
} satisfies Config
