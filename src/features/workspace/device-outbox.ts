/** Where a device sends what was done without contact. */
export const outboxUrl = '/api/ansatt/utboks'

/** The header with the id of the staff member who did it: another one must not send it as theirs. */
export const outboxOwnerHeader = 'X-Outbox-Owner'
