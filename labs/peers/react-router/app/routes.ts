import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('eiendommer', 'routes/list.tsx'),
  route('eiendommer/:id', 'routes/property.tsx'),
  route('uncached/eiendommer', 'routes/list.tsx', { id: 'uncached-list' }),
  route('uncached/eiendommer/:id', 'routes/property.tsx', { id: 'uncached-property' }),
] satisfies RouteConfig
