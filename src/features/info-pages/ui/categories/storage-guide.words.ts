import type { StorageThing } from '../../../../domain/portfolio/storage-things.ts'
import { defineWords } from '../../../../domain/text/language.ts'

/** Which size of storage room, by what one owns. */
export const storageGuideWords = defineWords({
  nb: {
    title: 'Hvilken størrelse trenger du?',
    description: 'Skriv hva du skal lagre, og se hvor stor bod du trenger.',
    text: 'Skriv hvor mye du har av hvert. Resten lar du stå tomt.',
    button: 'Regn ut',
    again: 'Regn ut på nytt',
    things: {
      toroms: 'Innboet fra en toroms',
      hybel: 'Innboet fra en hybel',
      kasser: 'Flyttekasser',
      sofa: 'Sofa',
      lenestol: 'Lenestol',
      dobbeltseng: 'Dobbeltseng',
      enkeltseng: 'Enkeltseng',
      spisebord: 'Spisebord',
      stol: 'Stoler',
      skap: 'Skap eller kommode',
      hvitevare: 'Hvitevarer',
      sykkel: 'Sykler',
      ski: 'Par ski',
      dekk: 'Sett med dekk',
    } satisfies Record<StorageThing, string>,
    need: (area: string) => `Du trenger omtrent ${area}.`,
    one: (room: string) => `En bod på ${room} er nok.`,
    several: (rooms: string) => `Det blir ${rooms}.`,
    count: (count: number, room: string) => `${count} ${count === 1 ? 'bod' : 'boder'} på ${room}`,
    and: ' og ',
    assumed: 'Vi regner med at du stabler til halvannen meter eller mer, og kommer til det som står innerst.',
    back: 'Se alle størrelsene',
  },
})
