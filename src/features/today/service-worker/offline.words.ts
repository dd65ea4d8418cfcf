/** The page for addresses that the device has no copy of. */
export const offlineTexts = {
  title: 'Ingen dekning her',
  text: 'Denne siden er ikke lagret på enheten. Når du er logget inn og har åpnet «I dag» med dekning, kan du lese den her, og det du gjør der, blir sendt når du får dekning igjen.',
  links: [
    { href: '/saker/i-dag', label: 'Til I dag' },
    { href: '', label: 'Prøv igjen' },
  ],
}
