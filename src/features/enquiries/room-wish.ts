/** The text for the free text field about a kind of room that the form has no option for; empty if there is none. */
export function roomWish(room: string): string {
  return room && `Ønsker «${room}»`
}

/** A request for a viewing, as the form for homes asks for it and the others note it. */
export const WANTS_VIEWING = 'Ønsker visning'
