import { Link } from '@tanstack/react-router'

import { useClientId } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { UserLink } from '../users/UserLink.tsx'

type CaseLinksProps = {
  userId: string
  clientTransactionId: string | null | undefined
  linkSessionId?: string | null | undefined
  /** Of a transfer from a connected account. */
  hasConnection?: boolean
  receiptUrl?: string | undefined
}

/** Links from a transfer to its user, order, Link session, connection and the page that the user sees. */
export function CaseLinks({ userId, clientTransactionId, linkSessionId, hasConnection, receiptUrl }: CaseLinksProps) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  const { case: texts } = messages.transfers
  return (
    <p className="case-links">
      <UserLink userId={userId} />
      {clientTransactionId && (
        <Link to="/$clientId/transfers" params={{ clientId }} search={{ find: `order:${clientTransactionId}` }}>
          {clientTransactionId}
        </Link>
      )}
      {linkSessionId && (
        <Link to="/$clientId/link-sessions/$sessionId" params={{ clientId, sessionId: linkSessionId }}>
          {texts.session}
        </Link>
      )}
      {hasConnection && (
        <Link to="/$clientId/connections" params={{ clientId }} search={{ user: userId }}>
          {texts.connection}
        </Link>
      )}
      {receiptUrl && (
        <a href={receiptUrl} target="_blank" rel="noreferrer">
          {texts.asUserSees}
        </a>
      )}
    </p>
  )
}
