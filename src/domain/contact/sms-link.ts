import { telHref } from './phone-links.ts'

/** The address that opens a text message with its words; undefined where `phone` holds no number, or several. */
export function smsHref(phone: string, text: string): string | undefined {
  return telHref(phone)?.replace('tel:', 'sms:').concat('?body=', encodeURIComponent(text))
}
