import type { AddressPayment } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'

import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { TaggedAddress } from '../../shell/TaggedAddress.tsx'
import { useStep } from '../../StepTexts.tsx'

/** Payments to the address, and refunds. */
export function ArrivedPayments({ payment: { payments, refunds } }: { payment: AddressPayment }) {
  const { messages, format, state } = useStep()
  const { byAddress: texts, progress } = messages
  if (payments.length === 0) return null
  const hasIssue = payments.some(({ issue }) => issue !== undefined)
  return (
    <>
      <section className="group" aria-label={texts.received}>
        <h2>{texts.received}</h2>
        <Facts>
          {payments.map(({ id, amount, symbol, networkName, isFinal, issue, explorerUrl }) => (
            <Fact
              key={id}
              label={networkName}
              aside={issue === undefined ? (isFinal ? texts.final : texts.notFinal) : texts.issues[issue]}
            >
              {format.asset(amount, symbol)}
              {explorerUrl !== undefined && <ExternalLink href={explorerUrl}>{progress.explorer}</ExternalLink>}
            </Fact>
          ))}
        </Facts>
        {hasIssue && refunds.length === 0 && (
          <p className="r-small">{texts.decides(state.session?.client.name ?? '')}</p>
        )}
      </section>
      {refunds.length > 0 && (
        <section className="group" aria-label={texts.refunds}>
          <h2>{texts.refunds}</h2>
          <Facts>
            {refunds.map(({ id, amount, symbol, status, address, addressTag, explorerUrl }) => (
              <Fact key={id} stacked label={format.asset(amount, symbol)} aside={texts.refundStates[status]}>
                {address !== undefined && <TaggedAddress address={address} tag={addressTag} />}
                {explorerUrl !== undefined && <ExternalLink href={explorerUrl}>{progress.explorer}</ExternalLink>}
              </Fact>
            ))}
          </Facts>
        </section>
      )}
    </>
  )
}
