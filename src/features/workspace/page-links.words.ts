export const staffPageTexts = {
  label: 'Sider',
  previous: 'Forrige side',
  next: 'Neste side',
  position: (page: number, pages: number) => `Side ${page} av ${pages}`,
}
