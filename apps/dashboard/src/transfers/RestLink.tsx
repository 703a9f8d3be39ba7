import { Button } from '@rialto/ui'

import { useChange } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Card } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { useMay } from '../session/useMay.ts'

type RestLinkProps = { transferId: string; missing: string; symbol: string }

/** A button that creates the pay link for the rest of a transfer of which only part arrived, and the link. */
export function RestLink({ transferId, missing, symbol }: RestLinkProps) {
  const { messages, format } = useLanguage()
  const { restTitle, restLink, restBody, restReady, restName } = messages.transfers.case
  const change = useChange('createRestLink')
  const create = () => change.mutate({ params: { id: transferId } })
  if (!useMay('createRestLink')) return null
  const amount = format.decimal(missing, symbol)
  return (
    <Card title={restTitle(amount)}>
      <p>{restBody(amount)}</p>
      {change.error && <Problem error={change.error} onRetry={create} />}
      {change.data ? (
        <>
          <p>{restReady(format.exactTime(change.data.expiresTimestamp))}</p>
          <p className="copyable">
            <code className="r-mono copyable__text" aria-label={restName}>
              {change.data.paymentLink}
            </code>
            <CopyButton text={change.data.paymentLink} label={messages.common.copy(restName)} />
          </p>
        </>
      ) : (
        <div className="row-actions">
          <Button busy={change.isPending} onClick={create}>
            {restLink}
          </Button>
        </div>
      )}
    </Card>
  )
}
