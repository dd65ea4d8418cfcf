import { defineWords } from '../../../../domain/text/language.ts'

export const contractorMailWords = defineWords({
  nb: {
    order: {
      subject: (name: string, reference: string) => `Oppdrag: ${name} (${reference})`,
      preheader: 'Se hva det gjelder, og meld fra når du kommer',
      heading: (landlord: string) => `Et oppdrag fra ${landlord}`,
      what: 'Gjelder',
      where: 'Sted',
      reference: 'Referanse',
      open: 'Se oppdraget',
      code: 'Første gang ber siden om en kode, som kommer til denne adressen. Lenken er din, så gi den ikke til andre.',
    },
    code: {
      heading: 'Koden din til oppdraget',
      text: 'Skriv koden på siden der du ba om den. Den gjelder i ti minutter.',
      notYou: 'Ba du ikke om noen kode? Da kan du se bort fra e-posten, og ikke gi koden til noen.',
    },
    cancelled: {
      subject: (slot: string) => `Avlyst: ${slot}`,
      heading: 'Besøket er avlyst',
      text: (slot: string) => `Du skulle komme ${slot}. Det er avlyst.`,
      ask: (phone: string) => `Lurer du på noe? Ring oss på ${phone}.`,
    },
  },
})
