/** The fewest signs of a password. Length is what counts (NIST SP 800-63B §3.1.1.2). */
export const SHORTEST_PASSWORD = 12
