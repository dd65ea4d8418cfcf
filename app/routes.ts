import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { offers } from '../domain/categories.ts'
import { staffPages } from '../domain/staff-pages.ts'
import { interestAddresses } from '../forms/interest/addresses.ts'
import { categories } from '../landlord/categories.ts'

/** Each page has one spelling: the server redirects other spellings, and answers unknown ones with 404. */
function caseSensitive(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map(({ children, ...own }) => ({
    ...own,
    ...(own.path === undefined ? {} : { caseSensitive: true }),
    ...(children ? { children: caseSensitive(children) } : {}),
  }))
}

const interestRoutes = [...interestAddresses.keys()].map((address) => {
  const path = address.slice(1)
  return route(path, 'routes/interesseskjema.tsx', { id: path })
})

/** A staff page's route is the file that is named as its address. */
const staffRoutes = staffPages.map(({ path }) => {
  const address = path.slice(1)
  return route(address, `routes/${address.replaceAll('/', '.').replaceAll(':', '$')}.tsx`)
})

export default caseSensitive([
  index('routes/forside.tsx'),
  route('eiendommer', 'routes/eiendommer.tsx'),
  route('eiendommer/:id', 'routes/eiendommer.$id.tsx'),
  route('ledige-leiligheter', 'routes/ledige-leiligheter.tsx'),
  ...categories.map(({ slug }) => route(slug, `routes/${slug}.tsx`)),
  ...(offers('minilager') ? [route('minilager/storrelse', 'routes/minilager.storrelse.tsx')] : []),
  route('om-oss', 'routes/om-oss.tsx'),
  route('min-side', 'routes/min-side.tsx'),
  route('kundeservice', 'routes/kundeservice.tsx'),
  route('rense-sluket', 'routes/rense-sluket.tsx'),
  route('husordensregler', 'routes/husordensregler.tsx'),
  route('fakturainformasjon', 'routes/fakturainformasjon.tsx'),
  route('fordeler', 'routes/fordeler.tsx'),
  route('personvern', 'routes/personvern.tsx'),
  route('tilgjengelighet', 'routes/tilgjengelighet.tsx'),
  route('interesseskjema', 'routes/interesseskjema.tsx'),
  ...interestRoutes,
  ...(offers('parkering') ? [route('parkering-soknad', 'routes/parkering-soknad.tsx')] : []),
  route('si-opp-leilighet', 'routes/si-opp-leilighet.tsx'),
  route('melde-avvik', 'routes/melde-avvik.tsx'),
  route('hvitevarefeil', 'routes/hvitevarefeil.tsx'),
  route('tapt-nokkel', 'routes/tapt-nokkel.tsx'),
  route('naboklage', 'routes/naboklage.tsx'),
  route('leilighetsundersokelse', 'routes/leilighetsundersokelse.tsx'),
  route('solo-service', 'routes/solo-service.tsx'),
  route('husordensregler-avtale', 'routes/husordensregler-avtale.tsx'),
  route('sjekkliste-flyttevask', 'routes/sjekkliste-flyttevask.tsx'),
  route('sok', 'routes/sok.tsx'),
  route('si-fra', 'routes/si-fra.tsx'),
  route('si-fra/:token', 'routes/si-fra.$token.tsx'),
  route('favoritter', 'routes/favoritter.tsx'),
  route('sammenlign', 'routes/sammenlign.tsx'),
  route('skjema-api', 'routes/skjema-api.tsx'),
  route('mine-saker', 'routes/mine-saker.tsx'),
  route('mine-saker/:ticket', 'routes/mine-saker.$ticket.tsx'),
  route('sak/:token', 'routes/sak.$token.tsx'),
  route('sak/:token/kvittering', 'routes/sak.$token.kvittering.tsx'),
  route('login', 'routes/login.tsx'),
  route('login/andre-steg', 'routes/login.andre-steg.tsx'),
  route('login/glemt', 'routes/login.glemt.tsx'),
  route('login/passord/:token', 'routes/login.passord.$token.tsx'),
  layout('routes/ansatt.tsx', [
    ...staffRoutes,
    // Any other staff address shows «not found» in the staff layout. The guard has already stopped other visitors.
    route('saker/*', 'routes/ansatt.finnes-ikke.tsx', { id: 'saker-finnes-ikke' }),
    route('intern/*', 'routes/ansatt.finnes-ikke.tsx', { id: 'intern-finnes-ikke' }),
  ]),
  route('*', 'routes/finnes-ikke.tsx'),
]) satisfies RouteConfig
