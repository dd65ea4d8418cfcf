import { createTransport } from 'nodemailer'

interface Sender {
  sendMail(mail: unknown): Promise<unknown>
}

/** Changes how each mail is handed in by this process. */
export function changeSending(change: (send: () => Promise<unknown>) => Promise<unknown>): void {
  const prototype: Sender = Object.getPrototypeOf(createTransport({ jsonTransport: true }))
  const { sendMail } = prototype
  prototype.sendMail = function (this: Sender, mail) {
    return change(() => sendMail.call(this, mail))
  }
}
