import { telHref } from './phone-links.ts'

/** The address that opens a text message with its words. */
export function smsHref(phone: string, text: string): string {
  return `${telHref(phone).replace('tel:', 'sms:')}?body=${encodeURIComponent(text)}`
}
