import type { Listener } from './listener.ts'

/** The channel on which triggers of the portfolio's tables notify. */
export const dataChannel = 'husvaer_data'

/**
 * How often the data has changed, as far as this process knows. Each change, made by whichever process,
 * arrives as a notification within milliseconds and raises the number.
 */
export interface DataVersion {
  current(): number
  /** False while the database cannot be reached: no notification of a change arrives then. */
  isFollowing(): boolean
}

export function followDataVersion(listener: Listener): DataVersion {
  let version = 1
  listener.on(dataChannel, () => {
    version += 1
  })
  return { current: () => version, isFollowing: listener.isListening }
}
