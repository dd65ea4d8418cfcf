import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The other addresses of the interest form, each with a type chosen. */
const interestAliases = ['minilager', 'coliving', 'naering'].map((type) => {
  const path = `${type}-interesseskjema`
  return route(path, 'routes/interesseskjema.tsx', { id: path })
})

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
  route('interesseskjema', 'routes/interesseskjema.tsx'),
  ...interestAliases,
  route('parkering-soknad', 'routes/parkering-soknad.tsx'),
  route('si-opp-leilighet', 'routes/si-opp-leilighet.tsx'),
  route('melde-avvik', 'routes/melde-avvik.tsx'),
  route('hvitevarefeil', 'routes/hvitevarefeil.tsx'),
  route('tapt-nokkel', 'routes/tapt-nokkel.tsx'),
  route('naboklage', 'routes/naboklage.tsx'),
  route('leilighetsundersokelse', 'routes/leilighetsundersokelse.tsx'),
  route('solo-service', 'routes/solo-service.tsx'),
  route('husordensregler-avtale', 'routes/husordensregler-avtale.tsx'),
  route('sjekkliste-flyttevask', 'routes/sjekkliste-flyttevask.tsx'),
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
    route('saker', 'routes/saker.tsx'),
    route('saker/i-dag', 'routes/saker.i-dag.tsx'),
    route('saker/ny', 'routes/saker.ny.tsx'),
    route('saker/:reference', 'routes/saker.$reference.tsx'),
    route('intern', 'routes/intern.tsx'),
    route('intern/konto', 'routes/intern.konto.tsx'),
    route('intern/ansatte', 'routes/intern.ansatte.tsx'),
  ]),
  route('*', 'routes/finnes-ikke.tsx'),
] satisfies RouteConfig
