import { weakPasswordWords } from './weak-passwords.ts'

/** Why a password is refused: it is on the lists that attackers try, or made of public facts about its owner. */
export type Weakness = 'common' | 'personal'

/** Whose password it is, with the name of their company. */
export interface PasswordOwner {
  name: string
  email: string
  company: string
}

/** Fewer guesses than this, and a password is found: the limit that zxcvbn calls safe against an offline attack. */
const ENOUGH_GUESSES = 1e10

/** Shorter parts of a name occur in many sentences. */
const MIN_PERSONAL_LENGTH = 4

/**
 * Whether a password is easy to guess (NIST SP 800-63B §3.1.1.2). zxcvbn has the list of common passwords, and sees
 * through digits at the end, repetitions, keyboard rows, dates and letters written as digits.
 */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<Weakness | null> {
  const estimate = await estimator()
  const words = personalWords(owner)
  if (estimate(password, [...words, ...weakPasswordWords]) < ENOUGH_GUESSES) return 'common'
  const plain = plainly(password)
  return words.some((word) => plain.includes(word)) ? 'personal' : null
}

function personalWords({ name, email, company }: PasswordOwner): string[] {
  const [localPart = '', domain = ''] = email.split('@')
  const parts = [
    ...name.split(/\s+/),
    name,
    localPart,
    ...localPart.split(/[.+_-]/),
    domain.split('.')[0] ?? '',
  ]
  const site = [company, 'husvær', 'husvaer']
  const words = [...parts, ...site].map(plainly).filter((word) => word.length >= MIN_PERSONAL_LENGTH)
  return [...new Set(words)]
}

/** Without case, spaces and signs: «Kari.Nordmann» and «kari nordmann» are the same. */
function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

let opened: Promise<(password: string, words: readonly string[]) => number> | null = null

/** The list takes memory, and passwords are chosen seldom: it is loaded when the first one is. */
function estimator() {
  opened ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 })
      return (password, words) => zxcvbn.check(password, [...words]).guesses
    },
  )
  return opened
}
