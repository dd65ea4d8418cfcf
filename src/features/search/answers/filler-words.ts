import { company } from '#landlord/company.ts'
import { foldName } from '../../../domain/text/fold-name.ts'

const folded = (text: string): ReadonlySet<string> => new Set(foldName(text).split(/\s+/))

/** What a question begins with. */
export const questionWords = folded(
  `hva hvor hvordan hvorfor hvem hvilken hvilke hvilket når kan må skal er har får finnes gjelder bør trenger
   ka kor korleis kva korfor what where how when who which can must do does is are`,
)

/** Words of any sentence of a tenant: what asks for something asks for it with and without them. */
export const fillerWords: ReadonlySet<string> = new Set([
  ...questionWords,
  ...folded(
    `og eller i på til en ei et å av som den det de dette denne disse der her for med ved om fra hos mot
     jeg eg æ du vi dere deres deg meg min mitt mine vår vårt seg sin man noen noe ingen ikke alt
     vil ville ha hadde kunne skulle bli blir ble vært være gå går gjør gjøre gjort får fått tar ta kom kommer
     nå da så også bare igjen alltid helt veldig mye mange lang langt lenge stor inne hjemme ut inn opp ned
     hele heile hvis hei hallo takk vennligst hjelp lurer vite spørsmål info informasjon finne finner gjelde husker
     leiligheten boligen huset hybelen rommet badet kjøkkenet bygget blokka oppgangen gården
     dag dagen kveld kvelden natt morgen helg helgen uke måned år
     lov tillatt
     a an the my i me you we to of in on at for with there it and or please have has get got your our`,
  ),
])

/** Words of those who look for something to rent: a search that has one asks for that, not how renting goes. */
export const wishWords = folded(
  `ledig ledige leie leies toroms treroms ettroms fireroms roms rom-leilighet soverom kvm m2 billig billige billigste
   rimelig møblert utsikt balkong sentrum sentralt under over maks vacant apartment ${company.cities.join(' ')}`,
)
