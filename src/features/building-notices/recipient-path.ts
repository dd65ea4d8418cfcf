/** The page of a recipient, by the link in their mails. */
export const recipientPath = (recipient: string): string => `/driftsmelding/${recipient}`

/** Where a mail program posts to end mails of notices (RFC 8058). */
export const noticeOneClickPath = (recipient: string): string => `${recipientPath(recipient)}/stopp`
