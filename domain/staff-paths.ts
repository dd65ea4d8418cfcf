/** Whether a path lies in the part of the site that is the staff's. */
export function isStaffPath(path: string): boolean {
  return /^\/(saker|intern)(\/|$)/.test(path)
}

/** Whether only staff come to a path: their part of the site, and the pages where they sign in. */
export function isStaffOnly(path: string): boolean {
  return isStaffPath(path) || /^\/login(\/|$)/.test(path)
}
