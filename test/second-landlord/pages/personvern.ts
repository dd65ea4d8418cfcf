import type { PersonvernPage } from '../../../landlord-types/info-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const personvernPage: Words<PersonvernPage> = {
  nb: {
    title: 'Personvern',
    heading: 'Det vi vet om deg',
    lead: 'Så lite som mulig.',
    description: 'Hvordan vi behandler opplysninger.',
    sections: [{ title: 'Når du skriver til oss', text: ['Vi bruker det til å svare.'] }],
  },
}
