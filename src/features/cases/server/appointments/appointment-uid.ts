/** The UID of an appointment in calendars: the same in mails and feeds, whatever becomes of the appointment. */
export const appointmentUid = (appointmentId: string, publicUrl: string): string =>
  `${appointmentId}@${new URL(publicUrl).hostname}`
