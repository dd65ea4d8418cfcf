import { existsSync, readdirSync } from 'node:fs'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { categories } from '../landlord/categories.ts'
import { staffPages } from './domain/addresses/staff-pages.ts'
import { offers } from './domain/portfolio/categories.ts'
import { interestAddresses } from './features/enquiries/interest/addresses.ts'

const root = import.meta.dirname

/** The file of each page, from the folder of routes, by its name. */
const files = new Map(
  [
    ...readdirSync(`${root}/features`)
      .filter((feature) => existsSync(`${root}/features/${feature}/pages`))
      .map((feature) => `features/${feature}/pages`),
    'site/pages',
  ].flatMap((folder) => {
    const names = readdirSync(`${root}/${folder}`).filter((name) => name.endsWith('.tsx'))
    return names.map((name) => [name, `${folder}/${name}`] as const)
  }),
)

function fileOf(name: string): string {
  const file = files.get(name)
  if (!file) throw new Error(`No page has the file ${name}`)
  return file
}

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
  return route(path, fileOf('interesseskjema.tsx'), { id: path })
})

/** A staff page's route is the file that is named as its address. */
const staffRoutes = staffPages.map(({ path }) => {
  const address = path.slice(1)
  return route(address, fileOf(`${address.replaceAll('/', '.').replaceAll(':', '$')}.tsx`))
})

export default caseSensitive([
  index(fileOf('forside.tsx')),
  route('eiendommer', fileOf('eiendommer.tsx')),
  route('eiendommer/:id', fileOf('eiendommer.$id.tsx')),
  route('ledige-leiligheter', fileOf('ledige-leiligheter.tsx')),
  ...categories.map(({ slug }) => route(slug, fileOf(`${slug}.tsx`))),
  ...(offers('minilager') ? [route('minilager/storrelse', fileOf('minilager.storrelse.tsx'))] : []),
  route('om-oss', fileOf('om-oss.tsx')),
  route('min-side', fileOf('min-side.tsx')),
  route('kundeservice', fileOf('kundeservice.tsx')),
  route('rense-sluket', fileOf('rense-sluket.tsx')),
  route('husordensregler', fileOf('husordensregler.tsx')),
  route('fakturainformasjon', fileOf('fakturainformasjon.tsx')),
  route('fordeler', fileOf('fordeler.tsx')),
  route('personvern', fileOf('personvern.tsx')),
  route('tilgjengelighet', fileOf('tilgjengelighet.tsx')),
  route('interesseskjema', fileOf('interesseskjema.tsx')),
  ...interestRoutes,
  ...(offers('parkering') ? [route('parkering-soknad', fileOf('parkering-soknad.tsx'))] : []),
  route('si-opp-leilighet', fileOf('si-opp-leilighet.tsx')),
  route('melde-avvik', fileOf('melde-avvik.tsx')),
  route('hvitevarefeil', fileOf('hvitevarefeil.tsx')),
  route('tapt-nokkel', fileOf('tapt-nokkel.tsx')),
  route('naboklage', fileOf('naboklage.tsx')),
  route('leilighetsundersokelse', fileOf('leilighetsundersokelse.tsx')),
  route('solo-service', fileOf('solo-service.tsx')),
  route('husordensregler-avtale', fileOf('husordensregler-avtale.tsx')),
  route('sjekkliste-flyttevask', fileOf('sjekkliste-flyttevask.tsx')),
  route('sok', fileOf('sok.tsx')),
  route('si-fra', fileOf('si-fra.tsx')),
  route('si-fra/:token', fileOf('si-fra.$token.tsx')),
  route('favoritter', fileOf('favoritter.tsx')),
  route('sammenlign', fileOf('sammenlign.tsx')),
  route('skjema-api', fileOf('skjema-api.tsx')),
  route('mine-saker', fileOf('mine-saker.tsx')),
  route('mine-saker/:ticket', fileOf('mine-saker.$ticket.tsx')),
  route('sak/:token', fileOf('sak.$token.tsx')),
  route('sak/:token/kvittering', fileOf('sak.$token.kvittering.tsx')),
  route('login', fileOf('login.tsx')),
  route('login/andre-steg', fileOf('login.andre-steg.tsx')),
  route('login/glemt', fileOf('login.glemt.tsx')),
  route('login/passord/:token', fileOf('login.passord.$token.tsx')),
  layout(fileOf('ansatt.tsx'), [
    ...staffRoutes,
    // Any other staff address shows «not found» in the staff layout. The guard has already stopped other visitors.
    route('saker/*', fileOf('ansatt.finnes-ikke.tsx'), { id: 'saker-finnes-ikke' }),
    route('intern/*', fileOf('ansatt.finnes-ikke.tsx'), { id: 'intern-finnes-ikke' }),
  ]),
  route('*', fileOf('finnes-ikke.tsx')),
]) satisfies RouteConfig
