import type { InvoiceCompany } from '../landlord-types/company.ts'
import { company } from './company.ts'

export const invoiceCompanies: readonly InvoiceCompany[] = [
  {
    name: company.legalName,
    orgNumber: company.orgNumber,
    accountNumber: '86011117947',
    mailbox: 'faktura@utleier.example',
  },
]
