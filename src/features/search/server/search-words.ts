/**
 * Further words by which people look for a page: what they call it themselves, also in dialect and in English. By the
 * page's path.
 */
export const searchableWords: Readonly<Record<string, string>> = {
  '/tapt-nokkel': 'nøkler nøkkelkort nøkkelbrikke låst ute mistet lås låsesmed lost key locked out',
  '/rense-sluket': 'tett sluk avløp dusj vask bad renner dårlig lukt clogged drain',
  '/hvitevarefeil':
    'vaskemaskin oppvaskmaskin kjøleskap fryser komfyr stekeovn tørketrommel washing machine fridge oven',
  '/melde-avvik':
    'feil reparasjon lekkasje vannlekkasje strøm varme skadedyr vindu dør ødelagt vaktmester repair leak broken',
  '/naboklage': 'nabo bråk støy musikk fest husbråk naboen noise neighbour neighbor complaint',
  '/si-opp-leilighet': 'oppsigelse si opp flytte ut flytting utflytting terminate move out',
  '/husordensregler': 'husregler ordensregler regler ro og orden røyking grilling søppel vaskeri rules',
  '/fakturainformasjon': 'faktura regning betaling kontonummer organisasjonsnummer ehf leverandør invoice',
  '/min-side': 'minside logg inn innlogging husleie kontrakt portal login',
  '/sjekkliste-flyttevask': 'flyttevask utvask vaske ut renhold rydding moving cleaning checklist',
  '/leilighetsundersokelse': 'årlig kontroll sjekk av leiligheten røykvarsler el-kontroll inspection',
  '/solo-service': 'handyman hjelp montering henge opp lampe innflytting',
  '/kundeservice': 'kontakt telefon hjelp vakttelefon ring oss support help contact',
  '/om-oss': 'firma selskap ansatte vaktmestere ledelse about',
  '/tilgjengelighet': 'universell utforming uu wcag skjermleser svaksynt blind hinder',
  '/personvern': 'gdpr personopplysninger cookies informasjonskapsler privacy',
  '/interesseskjema': 'søke leie interesse venteliste søknad apply',
  '/parkering-soknad': 'søke om parkering parkeringsplass søknad',
  '/ledige-leiligheter': 'finn annonser ledig til leie vacant',
}
