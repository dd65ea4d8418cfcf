/** What a staff member proves besides the password: a code of an app, a recovery code, or a passkey. */
export const secondFactors = ['totp', 'recovery', 'passkey'] as const

export type SecondFactor = (typeof secondFactors)[number]

/** Whether a staff member can show their second factor again by a code of an app, and by a passkey. */
export interface SecondFactorWays {
  app: boolean
  passkey: boolean
}
