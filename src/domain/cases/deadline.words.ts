/** How a deadline is said to staff. */
export const deadlineTexts = {
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} t`,
  days: (count: number) => (count === 1 ? '1 dag' : `${count} dager`),
  left: (time: string) => `${time} igjen`,
  over: (time: string) => `${time} over`,
}
