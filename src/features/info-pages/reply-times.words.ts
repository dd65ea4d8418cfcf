import type { PromiseName } from '../../../landlord-types/promise.ts'

/** What is promised a reply, as staff call it. */
export const replyTimeLabels: Readonly<Record<PromiseName, string>> = {
  contactMessage: 'Henvendelse fra forsiden',
  interestForm: 'Interesse, visning og spørsmål om en eiendom',
  parkingApplication: 'Søknad om parkering',
  urgentFault: 'Avvik som haster, og alt som er farlig',
  highFault: 'Avvik som bør ses på snart',
  normalFault: 'Avvik, vanlig',
  lowFault: 'Avvik som kan vente',
  lostKey: 'Tapt nøkkel',
  termination: 'Oppsigelse',
  neighborComplaint: 'Naboklage',
  booking: 'Bestilling av handyman',
  accessibilityReport: 'Hinder på nettstedet',
}
