/** The times until which a case is snoozed at one press. */
export const snoozeWords = {
  weekdays: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  afternoon: (hour: number) => `I ettermiddag, kl. ${hour}`,
  /** The days are written as «torsdag 26. november» and «30. november». */
  tomorrow: (weekday: string, date: string) => `I morgen, ${weekday} ${date}`,
  monday: (_weekday: string, date: string) => `Mandag, ${date}`,
  'in-a-week': (weekday: string, date: string) => `Om en uke, ${weekday} ${date}`,
}
