import { defineWords } from '../../../domain/text/language.ts'

export const accessibilityPage = defineWords({
  nb: {
    description:
      'Hvordan det står til med tilgjengeligheten på nettstedet, og hvordan du sier fra om et hinder.',
    sections: [
      {
        title: 'Slik står det til',
        items: [
          'Nettstedet er laget etter WCAG 2.2 på nivå A og AA.',
          'Hver side og hvert skjema prøves med automatiske tester før noe endres: med tastatur alene, uten skript, på smal skjerm, med stor tekst og i mørkt tema.',
          'Automatiske tester finner ikke alt. Ingen utenfra har gått gjennom nettstedet, og det er ikke prøvd av folk som bruker skjermleser til daglig.',
        ],
      },
      {
        title: 'Dette vet vi ikke er godt nok',
        items: [
          'Mange av bildene av eiendommene mangler beskrivelse av hva som er på dem. Det viktigste står i teksten.',
          'Kartet er vanskelig å bruke uten å se det. Alt som står i kartet, finner du også i lista.',
          'Annonsene på FINN og leietakerportalen er laget av andre, og følger sine egne regler.',
        ],
      },
      {
        title: 'Får du det ikke til?',
        items: ['Alt du kan gjøre her, kan du også gjøre på telefon. Ring oss, så hjelper vi deg.'],
      },
    ],
  },
})
