import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/forside.tsx'),
  route('eiendommer', 'routes/eiendommer.tsx'),
  route('eiendommer/:id', 'routes/eiendommer.$id.tsx'),
  route('ledige-leiligheter', 'routes/ledige-leiligheter.tsx'),
  route('*', 'routes/finnes-ikke.tsx'),
] satisfies RouteConfig
