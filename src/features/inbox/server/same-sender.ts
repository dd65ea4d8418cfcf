/**
 * SQL for the ids of the cases of the sender of a case: those with its e-mail address or its phone number, however the
 * number is written, and itself. What is held as possible spam proves no sender until it is released. `readable` is the
 * condition of a case `c` that the staff member reads: the sender of another one is not looked for.
 */
export function casesOfSender(reference: string, readable: string): string {
  const same = (condition: string) =>
    `select same.id from known join cases same on ${condition} and same.quarantine is null`
  return `with known as (select c.* from cases c where c.reference = ${reference} and ${readable})
    ${same('same.sender_email = known.sender_email')}
    union ${same('phone_key(same.sender_phone) = phone_key(known.sender_phone)')}
    union select id from known`
}
