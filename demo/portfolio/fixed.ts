/** The four advertising spaces that `/reklame` shows. The site itself names them, so they are kept with its content. */
export { advertisingPropertyIds } from '#landlord/advertising.ts'
