export const noticeWords = {
  title: 'Driftsmeldinger',
} as const
