import { defineWords } from '../../domain/language.ts'

/** The texts of all editors about conflicts and errors. */
export const editingTexts = defineWords({
  nb: {
    conflict: (who: string | null, when: string) =>
      `${who ?? 'Noen'} lagret en ny versjon ${when}. Det du har skrevet, står her, og er ikke lagret.`,
    seeOther: 'Se den nye versjonen i en ny fane',
    over: 'Lagre mitt likevel. Den nye versjonen blir stående i historikken.',
    wrong: 'Noe mangler eller er feil:',
    /** Distinguishes versions that were saved in the same minute. */
    inHistory: (version: string, place: number) => `${version}, nummer ${place} i lista`,
    putBack: 'Endringene du ikke lagret sist, er hentet fram igjen. De er ikke lagret ennå.',
    discard: 'Forkast endringene',
    leave: 'Bildene du har valgt, er ikke lagret. Vil du likevel gå fra siden?',
  },
})
