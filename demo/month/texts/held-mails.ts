/** Mails that belong to no case: staff decide what becomes of them. With alternatives for `vary`. */
export const heldMails = [
  {
    subject: 'Ledig bod?',
    text: 'Hei, har dere en [bod|minilagerbod] på [3|5] kvm ledig fra nyttår? Vi pusser opp og trenger plass i [to|tre] måneder.',
  },
  {
    subject: 'Takk for sist',
    text: 'Fikk ikke sagt det på telefonen: vaktmesteren var veldig hyggelig. Kan dere hilse?',
  },
  {
    subject: 'Postkassa mi',
    text: 'Navneskiltet på postkassa [mangler|er feil]. Jeg flyttet inn [1. november|forrige uke].',
  },
] as const
