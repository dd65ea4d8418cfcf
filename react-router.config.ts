import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build/app',
  ssr: true,
  // Every route is known from the start: no request for a manifest patch stands between a press and a page.
  routeDiscovery: { mode: 'initial' },
  // A route in one piece: the list of all pieces, which every page loads, stays short.
  splitRouteModules: false,
} satisfies Config
