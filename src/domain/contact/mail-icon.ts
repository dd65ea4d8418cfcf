/** The Content-ID of the landlord's icon in every mail; an answer that quotes the mail brings it back. */
export const ICON_ID = 'icon@husvaer'
