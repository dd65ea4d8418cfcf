import type { ServiceSignName as Name } from '../../../../../landlord-types/service.ts'
import * as styles from './service-sign.module.css'

/** Each icon as two paths on a field of 48 × 48: the areas in the accent colour, and the lines over them. */
const signs: Record<Name, { fill: string; line: string }> = {
  key: {
    fill: 'M15 10a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
    line: 'M15 10a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15 15.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM22 25l17 13M34 34l-3.5 4M39 38l-3 3.5',
  },
  fault: {
    fill: 'M24 31c3 4 5 6.2 5 9a5 5 0 0 1-10 0c0-2.8 2-5 5-9z',
    line: 'M5 14h9v-4h20v9c0 3-1 5-4 5h-3v4h-6v-4h-3c-3 0-4-2-4-5v-1H5M14 14v4M24 10V5M18 5h12M24 31c3 4 5 6.2 5 9a5 5 0 0 1-10 0c0-2.8 2-5 5-9z',
  },
  appliance: {
    fill: 'M14.5 30c3-2.5 6 2.5 9.5 0s6.5 2.5 9.5 0a9.5 9.5 0 0 1-19 0z',
    line: 'M9 5h30v38H9zM9 14h30M14 9.5h6M33.5 9.5h.1M24 18.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM14.5 30c3-2.5 6 2.5 9.5 0s6.5 2.5 9.5 0',
  },
  drain: {
    fill: 'M24 4c3.2 4.2 5.2 6.6 5.2 9.4a5.2 5.2 0 0 1-10.4 0C18.8 10.6 20.8 8.2 24 4z',
    line: 'M24 4c3.2 4.2 5.2 6.6 5.2 9.4a5.2 5.2 0 0 1-10.4 0C18.8 10.6 20.8 8.2 24 4zM6 33c0-5 8-8.5 18-8.5S42 28 42 33s-8 9-18 9-18-4-18-9zM15 30v7M21 28.5v10M27 28.5v10M33 30v7',
  },
  survey: {
    fill: 'M15 20h16v23H15z',
    line: 'M15 23c0-5 3-8 8-8s8 3 8 8v20H15zM23 15V9M18 9h11M29 9l8-4M18 9c-6 0-9 4-9 11M15 29h16M23 33.5v5',
  },
  leave: {
    fill: 'M8 5h20v38H8z',
    line: 'M8 43V5h20v10M28 33v10H8M22 24h20M36 17.5l6.5 6.5-6.5 6.5M5 43h26',
  },
  cleaning: {
    fill: 'M8 24h22l-3 19H11z',
    line: 'M8 24h22l-3 19H11zM6 24h26M11 24c0-5 3-8 8-8s8 3 8 8M42 5L33 28M29 26l8 3.5-3 10-9-3.5M36 5.5a1.5 1.5 0 1 1 0 .1M13 9a1.5 1.5 0 1 1 0 .1',
  },
  handyman: {
    fill: 'M6 13c2-5 7-8 14-7l4 3v7H12c-2-1-4-2-6-3z',
    line: 'M6 13c2-5 7-8 14-7l4 3v7H12c-2-1-4-2-6-3zM24 9h5v7h-5M15.5 16v27h5V16M37 5v15M34 20h6v4l-1.5 2v17h-3V26L34 24z',
  },
  parking: {
    fill: 'M7 5h34v34H7z',
    line: 'M7 9a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4zM19 32V13h7a6 6 0 0 1 0 12h-7M24 39v5',
  },
  rules: {
    fill: 'M24 11c-5-4-11-5-18-4v31c7-1 13 0 18 4z',
    line: 'M24 11c-5-4-11-5-18-4v31c7-1 13 0 18 4 5-4 11-5 18-4V7c-7-1-13 0-18 4zM24 11v31M30 18c2-1 4-1.4 7-1.4M30 25c2-1 4-1.4 7-1.4',
  },
  neighbor: {
    fill: 'M5 24l8-8 8 8v17H5z',
    line: 'M3 26l10-10 10 10M5 24v17h16V24M11 41v-8h4v8M27 22l8-8 8 8M29 20v21h12V20M33 41v-8h4v8M17 5c4-1.5 9-1.5 13 0M20.5 10c2-.7 4-.7 6 0',
  },
  invoice: {
    fill: 'M14 27h20v8H14z',
    line: 'M9 4h24l6 6v34l-5-3.5-5 3.5-5-3.5-5 3.5-5-3.5L9 44zM15 13h12M15 20h18M14 27h20v8H14z',
  },
  tenant: {
    fill: 'M24 8a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
    line: 'M24 8a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 42c0-9 5-14 14-14s14 5 14 14zM4 42h40',
  },
}

/** A small icon, so that a tile is recognised before its title is read. */
export function ServiceSign({ name }: { name: Name }) {
  const { fill, line } = signs[name]
  return (
    <svg className={styles.root} viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles.fill} fillRule="evenodd" d={fill} />
      <path d={line} />
    </svg>
  )
}
