import type { Words } from '../landlord-types/language.ts'
import type { SearchAnswer } from '../landlord-types/search-answer.ts'

/** An answer, with the searches that ask for it between bars. @__NO_SIDE_EFFECTS__ */
function answer(title: string, phrases: string, text: string, ...links: string[]): SearchAnswer {
  return { title, phrases: phrases.split('|').map((phrase) => phrase.trim()), text, links }
}

const onCall = 'Ring vakttelefonen {vakttelefon}'
const rules = 'Husordensregler /husordensregler#indre-orden'
const outerRules = 'Husordensregler /husordensregler#ytre-orden'
const fault = 'Meld avvik /melde-avvik'
const write = 'Skriv til oss /#contact'
const service = 'Kundeservice /kundeservice'
const tenantPage = 'Min side /min-side'
const cleaning = 'Sjekkliste for flyttevask /sjekkliste-flyttevask'

/** What people ask for most, what cannot wait first. */
export const searchAnswers: Words<readonly SearchAnswer[]> = {
  nb: [
    answer(
      'Vakttelefon',
      `vakttelefon | vakttlf | vakt | døgnvakt | døgntelefon | nødtelefon | nødnummer | nødnr | akutt | akuttnummer | haster | ringe haster | beredskap |
       utenom åpningstid | emergency | on call`,
      'For det som ikke kan vente, {vakttid}. Er det brann, røyk eller gass, ring 110 først.',
      onCall,
      service,
    ),
    answer(
      'Røykvarsleren piper',
      `røykvarsler | brannvarsler | røykvarsler piper | brannvarsler piper | brannalarm | brannalarmen går | alarmen piper |
       smoke alarm | smoke detector | fire alarm`,
      'Ser eller lukter du røyk, gå ut og ring 110. Piper den kort og jevnt, bytter du batteri. Gir den seg ikke, ringer du oss.',
      onCall,
    ),
    answer(
      'Varmtvann',
      `varmtvann | ikke varmtvann | varmt vann | ikke varmt vann | kaldt vann | kald dusj | varmtvannsbereder | varmtvannstank |
       bereder | hot water`,
      'Se om sikringen til varmtvannet har gått. Er vannet fortsatt kaldt, ringer du oss.',
      onCall,
      fault,
    ),
    answer(
      'Vannet er borte',
      `ikke vann | ingen vann | ikke vann i springen | vannet borte | mistet vannet | vanntrykk | dårlig trykk dusj | no water`,
      'Hør om naboen har vann. Er det borte hos flere, kan det stå hvorfor på Kundeservice. Ellers ringer du oss.',
      onCall,
      service,
    ),
    answer(
      'Tett sluk eller avløp',
      `sluk | tett sluk | tett avløp | avløp | tett vask | tett dusj | tett do | tett toalett | vann renner ikke | renner ikke ned |
       vann renner ikke ned | vannet renner ikke ned | renner ikke unna | renner dårlig | renner sakte | lukter sluk | lukter kloakk |
       kloakklukt | clogged drain | drain`,
      'Rens sluket først. Renner det fortsatt dårlig, melder du avvik. Stiger vannet, ring vakttelefonen på {vakttelefon}.',
      'Slik renser du sluket /rense-sluket',
      fault,
    ),
    answer(
      'Heisen står',
      'heisen står | heis står | fast heisen | fast heis | heis virker ikke | heisen virker ikke | heis stoppet | stuck elevator',
      'Sitter noen fast, trykk på alarmknappen i heisen, og ring vakttelefonen.',
      onCall,
      fault,
    ),
    answer(
      'Innbrudd',
      'innbrudd | innbruddsforsøk | brutt seg inn | bryter seg inn | tyv | tyver | tyveri | burglary | break in',
      'Er noen i ferd med å bryte seg inn, ring politiet på 112. Kan ikke døra låses etterpå, ringer du oss.',
      onCall,
    ),
    answer(
      'Kontakt og åpningstider',
      `kontakt | kontakte | kontakt oss | åpningstid | åpningstider | åpent | når åpner | når stenger | kontortid | telefon |
       telefonnummer | tlf | ringe dere | ringe | ring oss | mail | epost | e-post | e-postadresse | mailadresse | kundeservice |
       utleier | vaktmester telefon | contact | phone | phone number | opening hours | email`,
      'Telefonen er åpen {åpningstider}. Du kan også skrive til {e-post}. Det som ikke kan vente, tar vakttelefonen, {vakttelefon}.',
      'Ring oss {telefon}',
      service,
    ),
    answer(
      'Her holder vi til',
      'besøksadresse | adressen deres | hvor holder til | hvor ligger kontoret | hvor er kontoret | kontoret deres | office address',
      '{besøksadresse}. Kontoret er åpent {åpningstider}.',
      service,
    ),
    answer(
      'Depositum',
      'depositum | depositumsgaranti | garanti | navgaranti | nav garanti | sikkerhet leie | deposit | guarantee',
      `Depositumet er {depositum}. Er leia {eksempel på leie}, blir det {eksempel på depositum}. Du kan i stedet velge
       depositumsgaranti, med {eksempel på gebyr} i gebyr, eller garanti fra Nav på inntil {eksempel på navgaranti}.`,
      'Meld interesse /interesseskjema',
    ),
    answer(
      'Når depositumet betales',
      `når betale depositum | betale depositum | innbetale depositum | innbetaling depositum | depositum frist | depositum forfall |
       pay deposit`,
      'Før du flytter inn, sammen med den første måneden med leie. Pengene står på en sperret konto i ditt navn.',
      write,
    ),
    answer(
      'Depositumet tilbake',
      `depositum tilbake | igjen depositum | få igjen depositum | utbetale depositum | utbetaling depositum | utbetalt depositum |
       depositum utflytting | deposit back`,
      '{regel: depositumet betales}',
      cleaning,
      write,
    ),
    answer(
      'Oppsigelse',
      `oppsigelse | oppsigelsestid | oppsigelsesfrist | si opp | sier opp | sagt opp | si opp leiekontrakt | si opp leilighet |
       si opp leieavtale | flytte ut | utflytting | skal flytte | frist flytte | notice period | terminate | move out | moving out`,
      `Oppsigelsestiden er {oppsigelsestid} fra månedsskiftet, om ikke kontrakten sier noe annet. Sier du opp i dag, er siste dag
       med husleie {siste leiedag}.`,
      'Si opp leiligheten /si-opp-leilighet',
      cleaning,
    ),
    answer(
      'Oppsigelse av bod eller parkering',
      `si opp bod | si opp boden | si opp garasje | si opp parkering | si opp parkeringsplass | si opp minilager | oppsigelsestid bod |
       oppsigelsestid garasje | oppsigelsestid parkering | oppsigelsestid parkeringsplass | oppsigelsestid minilager | oppsigelse bod |
       oppsigelse garasje | oppsigelse parkering | oppsigelse parkeringsplass | oppsigelse minilager`,
      'Oppsigelsestiden er {oppsigelsestid for bod} fra månedsskiftet, når boden eller plassen er leid for seg.',
      'Si opp /si-opp-leilighet',
    ),
    answer(
      'Ro om natten',
      `stille | stille natten | stilletid | ro | ro natten | ro og orden | nattero | når må være stille | leggetid | fest | ha fest |
       feste | støy natten | musikk | spille musikk | høy musikk | quiet hours | party`,
      '{regel: ro mellom}',
      rules,
      'Naboklage /naboklage',
    ),
    answer(
      'Støy fra naboen',
      `nabo | nabo bråker | nabobråk | bråk | bråker | husbråk | støy | støy nabo | naboklage | klage nabo | klage på nabo |
       nabo fester | noise | noisy neighbour | neighbour | neighbor`,
      'Snakk med naboen først, hvis det går. Hjelper det ikke, sender du en naboklage. {regel: ro mellom}',
      'Naboklage /naboklage',
      rules,
    ),
    answer(
      'Vaskeriet',
      `vaskeri | fellesvaskeri | vaskeliste | vasketid | vasketider | vaskekjeller | vaskerom | vaske klær | vaske tøy | klesvask |
       tørkerom | tørke klær | felles vaskemaskin | laundry | washing room`,
      '{regel: fellesvaskeriet} {regel: rydd vaskeriet}',
      rules,
      'Hvitevarefeil /hvitevarefeil',
    ),
    answer(
      'Hund, katt og andre dyr',
      `husdyr | kjæledyr | dyrehold | hundehold | ha hund | ha katt | ha dyr | ha husdyr | ha kjæledyr | lov hund | lov katt | lov dyr |
       hund tillatt | katt tillatt | dyr tillatt | skaffe hund | skaffe katt | skaffe dyr | pets | pet | have a dog | have a cat`,
      '{regel: dyrehold}',
      'Boliger der du kan ha dyr /eiendommer?type=bolig&dyr=1',
      write,
    ),
    answer(
      'Lading av elbil',
      `elbil | elbillading | elbillader | lade elbil | lade bil | lading | lade | lader | ladeplass | ladestasjon | ladepunkt |
       ladestolpe | ladeboks | hjemmelader | ev charging | charging | charge car`,
      'En fast plass med lader koster {pris: Elbilplass}. {om: Elbilplass}',
      'Søk om parkering /parkering-soknad',
      'Se plassene /eiendommer?type=parkering',
    ),
    answer(
      'Gjesteparkering',
      `gjesteparkering | gjest parkere | gjester parkere | besøk parkere | gjesteplass | gjester parkering | besøk parkering |
       hvor parkere | guest parking`,
      '{regel: gjesteplassene}',
      outerRules,
    ),
    answer(
      'Fast parkeringsplass',
      'søke parkering | søke parkeringsplass | søknad parkering | få parkeringsplass | få parkering | apply parking',
      'Velg sted, og si når du vil ha plassen. Vi svarer innen {svartid parkering}.',
      'Søk om parkering /parkering-soknad',
      'Se plassene /eiendommer?type=parkering',
    ),
    answer(
      'Tapt nøkkel',
      `nøkkel | nøkler | mistet nøkkel | mistet nøkler | tapt nøkkel | borte nøkkel | nøkkel borte | finner ikke nøkkel | glemt nøkkel |
       stjålet nøkkel | nøkkelkort | nøkkelbrikke | mistet brikke | lost key | lost keys | key`,
      'Meld fra med en gang. Vi svarer innen {svartid nøkkel}. Er du låst ute, ring vakttelefonen på {vakttelefon}.',
      'Meld tapt nøkkel /tapt-nokkel',
    ),
    answer(
      'En nøkkel til',
      `ekstra nøkkel | ny nøkkel | flere nøkler | kopi nøkkel | kopiere nøkkel | bestille nøkkel | nøkkelkopi | extra key | new key`,
      'Skriv til oss, eller ring {telefon}. Har du mistet en, melder du den tapt, så ser vi om låsen må byttes.',
      write,
      'Meld tapt nøkkel /tapt-nokkel',
    ),
    answer(
      'Levere nøkler',
      'levere nøkler | levere nøkkel | levere tilbake nøkler | innlevering nøkler | nøkler utflytting | return keys',
      '{regel: alle nøkler}',
      cleaning,
    ),
    answer(
      'Husleie og faktura',
      `faktura | fakturaer | regning | betale faktura | betale husleie | husleie | husleia | betale leie | kid | kid-nummer | forfall |
       forfallsdato | avtalegiro | efaktura | purring | ikke betale | utsette betaling | betalingsutsettelse | ehf | fakturaadresse |
       sende faktura | leverandør | invoice | pay rent | bill`,
      'Er du leietaker, ligger fakturaer og betalinger på Min side hos {portal}. Er du leverandør, se Fakturainformasjon.',
      tenantPage,
      'Fakturainformasjon /fakturainformasjon',
    ),
    answer(
      'Min side og kontrakten',
      `min side | minside | logg inn | logge inn | innlogging | passord | glemt passord | kontrakt | leiekontrakt | husleiekontrakt |
       leieavtale | kontrakten min | login | log in | contract | lease`,
      'Kontrakt, fakturaer og meldinger ligger hos {portal}. {innlogging}',
      tenantPage,
      write,
    ),
    answer(
      'Fremleie',
      `fremleie | framleie | fremleier | leie ut | leie ut leiligheten | leie ut rom | leie ut videre | airbnb | korttidsleie |
       låne bort leiligheten | sublet | subletting`,
      'Du trenger ja fra oss før andre overtar boligen eller en del av den. Skriv hvem det gjelder, og for hvor lenge.',
      write,
    ),
    answer(
      'Mus og andre skadedyr',
      `mus | rotte | rotter | skadedyr | maur | veggedyr | veggelus | kakerlakk | kakerlakker | skjeggkre | sølvkre | veps | vepsebol |
       insekter | mice | rats | pests | bed bugs`,
      'Meld avvik, og skriv hva du har sett, og hvor. Vi svarer innen {svartid feil}.',
      fault,
    ),
    answer(
      'Visning',
      `visning | bestille visning | bestill visning | avtale visning | på visning | se leilighet | se på leilighet | viewing |
       book viewing`,
      'Velg en bolig, og trykk «Bestill visning» på siden dens. Si når det passer, og hvordan vi når deg.',
      'Se boligene /eiendommer?type=bolig',
      'Ledige leiligheter /ledige-leiligheter',
    ),
    answer(
      'Slik søker du',
      `hvordan søke | søke bolig | søke leilighet | søke om bolig | søke om leilighet | melde interesse | meld interesse |
       hvordan få leilighet | apply | how to apply`,
      'Meld interesse for det du vil leie. Vi svarer innen {svartid interesse}.',
      'Meld interesse /interesseskjema',
      'Si fra når noe passer /si-fra',
    ),
    answer(
      'Beskjed når noe blir ledig',
      `si fra | si fra når | si fra ledig | beskjed ledig | varsel ledig | venteliste | varsle | varsel | få beskjed | få varsel | når blir ledig | waiting list | alert`,
      'Si hva du leter etter, så sender vi en e-post når noe som passer, blir ledig.',
      'Si fra når noe passer /si-fra',
    ),
    answer(
      'Flyttevask',
      'flyttevask | utvask | nedvask | vaske ut | vask utflytting | vaske utflytting | sjekkliste | moving cleaning | cleaning checklist',
      '{regel: boligen leveres}',
      cleaning,
    ),
    answer(
      'Hjelp av handyman',
      'handyman | henge opp | henge opp bilder | henge opp lampe | montere | sette sammen | skru sammen | innflytting hjelp',
      '{handyman}',
      'Bestill handyman /solo-service',
    ),
    answer(
      'Søppel',
      'søppel | avfall | boss | kildesortering | søppelrom | søppeldunk | søppelkasse | matavfall | papp | plast | garbage | trash',
      '{regel: avfall}',
      outerRules,
    ),
    answer(
      'Store ting som skal kastes',
      'grovavfall | sperreavfall | store ting | kaste sofa | kaste møbler | kaste seng | kaste hvitevarer | gjenvinning',
      '{regel: store ting}',
      outerRules,
    ),
    answer(
      'Røyking',
      'røyking | røyke | røyker | røyke inne | røyke på balkongen | røyke ute | vape | smoking | can i smoke',
      '{regel: røyking}',
      rules,
    ),
    answer(
      'Grilling',
      'grill | grille | grilling | grille på balkongen | grille balkong | kullgrill | gassgrill | barbecue | bbq',
      '{regel: grilling}',
      'Husordensregler /kundeservice',
    ),
    answer(
      'Bore, banke og male',
      'bore | boring | drille | banke | spikre | snekre | hull i veggen | skru i veggen | male | male vegg | pusse opp | oppussing | drill',
      '{regel: boring} {regel: bor, mal}',
      rules,
      write,
    ),
    answer(
      'Internett',
      'internett | internet | wifi | wi-fi | bredbånd | ruter | router | nettet nede | nett virker ikke',
      '{regel: internett}',
      'Husordensregler /husordensregler#tilleggsavtale',
      write,
    ),
    answer(
      'Hvitevarer som ikke virker',
      `hvitevare | hvitevarer | vaskemaskin | oppvaskmaskin | kjøleskap | fryser | komfyr | stekeovn | tørketrommel | platetopp |
       vaskemaskin virker ikke | oppvaskmaskin virker ikke | kjøleskap virker ikke | komfyr virker ikke | washing machine | dishwasher |
       fridge | oven`,
      'Prøv rådene for apparatet først. Hjelper de ikke, melder du feilen samme sted.',
      'Hvitevarefeil /hvitevarefeil',
    ),
    answer(
      'Meld en feil',
      `meld feil | melde feil | melde avvik | avvik | ødelagt | noe er ødelagt | virker ikke | reparasjon | reparere | fikse | vaktmester |
       knust vindu | knust rute | repair | broken`,
      'Skriv kort hva du ser. Vi svarer innen {svartid feil}. Haster det, ring vakttelefonen på {vakttelefon}.',
      fault,
      'Hvitevarefeil /hvitevarefeil',
    ),
    answer(
      'Drypp, fukt og mugg',
      'drypper | drypp | krana drypper | fukt | fuktskade | mugg | muggsopp | råte | mold',
      '{regel: drypp}',
      fault,
    ),
    answer(
      'Når vi er uenige',
      'klage | klage på utleier | uenig | tvist | htu | husleietvistutvalget | complaint | dispute',
      '{uenighet}',
      write,
      service,
    ),
  ],
}
