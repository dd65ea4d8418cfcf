/** «987 654 321». */
export function formatOrgNumber(orgNumber: string): string {
  return orgNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
}

/** «1234 56 78901». */
export function formatAccountNumber(accountNumber: string): string {
  return accountNumber.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1\u00a0$2\u00a0$3')
}
