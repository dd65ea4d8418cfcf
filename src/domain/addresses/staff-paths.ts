/** Whether a path is a page of the staff workspace. */
export function isStaffPath(path: string): boolean {
  return /^\/(saker|intern)(\/|$)/.test(path)
}

/** Whether a path is for staff only: the workspace and the sign-in pages. */
export function isStaffOnly(path: string): boolean {
  return isStaffPath(path) || /^\/login(\/|$)/.test(path)
}
