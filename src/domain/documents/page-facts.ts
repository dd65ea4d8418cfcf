import type { Contact } from '../../../landlord-types/contact.ts'
import type { ReplyTimes } from '../../../landlord-types/promise.ts'

/** The facts that the copy of any page can have, by the names that stand for them in braces. Answers of the search have more. */
export const pageFacts = (contact: Contact, replyTimes: ReplyTimes) => ({
  firma: contact.name,
  telefon: contact.phone,
  åpningstider: contact.openingHours,
  vakttelefon: contact.onCallPhone,
  vakttid: contact.onCallHours,
  'e-post': contact.email,
  besøksadresse: `${contact.street}, ${contact.postalCode} ${contact.place}`,
  'svartid interesse': replyTimes.interestForm.words,
  'svartid parkering': replyTimes.parkingApplication.words,
  'svartid henvendelse': replyTimes.contactMessage.words,
  'svartid oppsigelse': replyTimes.termination.words,
  'svartid nøkkel': replyTimes.lostKey.words,
  'svartid naboklage': replyTimes.neighborComplaint.words,
  'svartid handyman': replyTimes.booking.words,
  'svartid tilgjengelighet': replyTimes.accessibilityReport.words,
  'svartid feil som haster': replyTimes.urgentFault.words,
  'svartid feil som bør ses på snart': replyTimes.highFault.words,
  'svartid feil': replyTimes.normalFault.words,
  'svartid feil som kan vente': replyTimes.lowFault.words,
})
