import { MessagePage } from '../../../ui/kit/message-page.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { recipientWords } from '../recipient.words.ts'

/** What a visitor sees who has asked to be told of a notice; the same for all. */
export default function FollowingScreen() {
  const { followingTitle, following, goneLink } = useWords(recipientWords)
  return <MessagePage title={followingTitle} text={following} href="/kundeservice" action={goneLink} />
}
