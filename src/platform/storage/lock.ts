/** Held in the database by what must not run beside another that goes through all files: a restore, a sweep. */
export const FILES_LOCK = 7_301_022
