/** What the free text field says of a kind of room or space that the form has no option for; empty for none. */
export function roomWish(room: string): string {
  return room && `Ønsker «${room}»`
}

/** The wish for a viewing, as the form for homes asks it and as the others note it. */
export const WANTS_VIEWING = 'Ønsker visning'
