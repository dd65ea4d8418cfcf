import { defineWords } from '../text/language.ts'

/** The statuses of a case, in the words that its sender sees. */
export const caseStatusWords = defineWords({
  nb: {
    new: { label: 'Mottatt', text: 'Vi har fått den, og ser på den så snart vi kan.' },
    'in-progress': { label: 'Under arbeid', text: 'Noen hos oss arbeider med saken.' },
    'waiting-for-sender': { label: 'Venter på deg', text: 'Vi trenger et svar fra deg for å komme videre.' },
    done: { label: 'Ferdig', text: 'Saken er avsluttet.' },
    withdrawn: { label: 'Trukket', text: 'Du har trukket saken tilbake.' },
  },
})
