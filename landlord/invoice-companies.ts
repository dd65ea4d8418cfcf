import type { InvoiceCompany } from '../landlord-types/company.ts'
import { company } from './company.ts'

/** The group's companies, as suppliers need them. The numbers are made up for the demo; their check digits are right. */
export const invoiceCompanies: readonly InvoiceCompany[] = [
  { ...invoiceCompany('Eiendom', company.orgNumber, '97105908303'), name: company.legalName },
  invoiceCompany('Bolig', '816613183', '97106091394'),
  invoiceCompany('Forvaltning', '809960307', '97101948211'),
  invoiceCompany('Langestrand', '899351819', '97109093789'),
  invoiceCompany('Torstrand', '865797540', '97103231942'),
  invoiceCompany('Hegdal', '818625278', '97106018956'),
  invoiceCompany('Bergeløkka', '855979713', '97101471040'),
  invoiceCompany('Farriseidet', '897465078', '97105291705'),
  invoiceCompany('Nansetgata', '834236672', '97101276841'),
  invoiceCompany('Storgata Larvik', '826846569', '97103212239'),
  invoiceCompany('Tollbugata', '830792449', '97100268594'),
  invoiceCompany('Kongegata', '895289078', '97108666610'),
  invoiceCompany('Bryggerikvartalet', '821590108', '97109281593'),
  invoiceCompany('Stokke Sentrum', '801396240', '97105957118'),
  invoiceCompany('Stokke Stasjon', '877774120', '97101547284'),
  invoiceCompany('Frederik Stangs gate', '803852804', '97108414859'),
  invoiceCompany('Melum', '825388850', '97103933637'),
  invoiceCompany('Notodden Sentrum', '838750044', '97107439572'),
  invoiceCompany('Notodden Brygge', '855131374', '97103537995'),
  invoiceCompany('Tinnebyen', '807511637', '97107265167'),
  invoiceCompany('Tuven', '876122200', '97107528826'),
  invoiceCompany('Minilager', '800182638', '97103043488'),
  invoiceCompany('Parkering', '839548621', '97100579867'),
  invoiceCompany('Coliving', '882828808', '97107290226'),
  invoiceCompany('Reklame', '827918059', '97108887188'),
  invoiceCompany('Næring', '803340188', '97107801751'),
  invoiceCompany('Utvikling', '898983471', '97108878383'),
]

function invoiceCompany(shortName: string, orgNumber: string, accountNumber: string): InvoiceCompany {
  const box = shortName
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replaceAll(' ', '-')
  return {
    name: `Eksempel ${shortName} AS`,
    orgNumber,
    accountNumber,
    mailbox: `faktura-${box}@husvaer.example`,
  }
}
