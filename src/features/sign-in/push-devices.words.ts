/** The texts of the devices that a staff member is told on, on «Min konto». */
export const pushDeviceTexts = {
  title: 'Enhetene dine',
  text: 'Varselet sier bare at noe er nytt, aldri hvem eller hva det gjelder. Du logger inn for å lese det.',
  off: 'Nettstedet sender ikke varsler til enheter. Valgene over gjelder fra det blir slått på.',
  none: 'Ingen enheter ennå.',
  nameOf: (browser: string, system: string) => `${browser} på ${system}`,
  unnamed: 'Ukjent enhet',
  since: (date: string) => `siden ${date}`,
  add: 'Varsle meg på denne enheten',
  added: 'Du får varsler på denne enheten.',
  remove: 'Slutt å varsle',
  removed: 'Enheten får ikke flere varsler.',
  gone: 'Enheten er allerede fjernet.',
  notAllowed: 'Nettleseren på denne enheten bruker en varslingstjeneste som nettstedet ikke sender til.',
  denied:
    'Nettleseren har stengt for varsler fra dette nettstedet. Åpne for dem i innstillingene, og prøv igjen.',
  tooMany: (most: number) =>
    `Du får allerede varsler på ${most} enheter. Fjern en du ikke bruker, og prøv igjen.`,
  failed: 'Det gikk ikke å slå på varsler her. Prøv igjen.',
  unsupported:
    'Denne nettleseren kan ikke vise varsler. På iPhone må du først legge arbeidsflaten på Hjem-skjermen.',
  needsScript: 'Varsler på enheten krever JavaScript.',
}
