/** The fewest characters of a password. Length is what counts (NIST SP 800-63B §3.1.1.2). */
export const MIN_PASSWORD_CHARACTERS = 12
