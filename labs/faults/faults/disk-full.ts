import type { Fault } from '../fault.ts'
import { fillDisk, freeDisk } from '../small-disk.ts'

/** Nothing more fits on the disk that holds database, uploads and files. */
export const fault: Fault = {
  name: 'disk full',
  needs: 'small-disk',
  maxDuplicates: 40,
  begin: ({ dataDir }) => fillDisk(dataDir),
  end: ({ dataDir }) => freeDisk(dataDir),
  sabotage: 'acknowledges-failures',
  shows: 'lost',
}
