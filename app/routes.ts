import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { formPlaceholders } from '../content/forms-placeholders.ts'

export default [
  index('routes/forside.tsx'),
  route('eiendommer', 'routes/eiendommer.tsx'),
  route('eiendommer/:id', 'routes/eiendommer.$id.tsx'),
  route('ledige-leiligheter', 'routes/ledige-leiligheter.tsx'),
  route('bolig', 'routes/bolig.tsx'),
  route('minilager', 'routes/minilager.tsx'),
  route('coliving', 'routes/coliving.tsx'),
  route('naering', 'routes/naering.tsx'),
  route('parkering', 'routes/parkering.tsx'),
  route('reklame', 'routes/reklame.tsx'),
  route('om-oss', 'routes/om-oss.tsx'),
  route('min-side', 'routes/min-side.tsx'),
  route('kundeservice', 'routes/kundeservice.tsx'),
  route('rense-sluket', 'routes/rense-sluket.tsx'),
  route('husordensregler', 'routes/husordensregler.tsx'),
  route('fakturainformasjon', 'routes/fakturainformasjon.tsx'),
  route('fordeler', 'routes/fordeler.tsx'),
  route('personvern', 'routes/personvern.tsx'),
  ...formPlaceholders.map(({ path }) =>
    route(path.slice(1), 'routes/skjema-kommer.tsx', { id: path.slice(1) }),
  ),
  route('*', 'routes/finnes-ikke.tsx'),
] satisfies RouteConfig
