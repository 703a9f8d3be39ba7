import type { LinkPreview } from '@rialto/contract'
import { Fact, Facts, Logo } from '@rialto/ui'
import type { ReactNode } from 'react'

import { MoneyFacts } from '../../money/MoneyFacts.tsx'
import { useStep } from '../../StepTexts.tsx'
import { connectionOf, integrationOf } from '../../machine/state.ts'
import { DestinationFacts } from '../../shell/DestinationFacts.tsx'
import { TaggedAddress } from '../../shell/TaggedAddress.tsx'
import { shortAddress } from '../../shell/shortAddress.ts'
import type { PreviewField } from './changedFields.ts'

type PreviewFactsProps = {
  preview: LinkPreview | undefined
  isChanged: boolean
  mark: (field: PreviewField) => ReactNode
}

/** Payer, amount, recipient and network. Details open on demand. */
export function PreviewFacts({ preview, isChanged, mark }: PreviewFactsProps) {
  const { state, messages, format } = useStep()
  const { preview: texts } = messages
  const { description, goods = [] } = state.session?.transfer ?? {}
  const named = description ?? (goods.length > 0 ? format.list(goods) : undefined)
  const client = state.session?.client.name ?? ''
  if (preview === undefined)
    return <div className="r-skeleton preview__skeleton" role="status" aria-label={texts.loading} />
  const connection = connectionOf(state)
  const integration = integrationOf(state)
  const isFromWallet = connection?.brokerType === 'deFiWallet'
  const walletLogo = integration?.wallets?.find(({ name }) => name === preview.fromName)?.logoUrl
  const sponsored = preview.isFeeSponsored === true ? messages.wallet.payFeeSponsored(client) : undefined
  return (
    <>
      <Facts>
        <MoneyFacts
          line={preview.moneyLine}
          from={preview.fromName}
          {...{ client, isFromWallet, messages, format, mark }}
        />
        {sponsored !== undefined && <Fact label={messages.wallet.payFee}>{sponsored}</Fact>}
      </Facts>
      <Facts>
        <Fact label={texts.from} aside={isFromWallet ? <bdi>{shortAddress(connection.accountId)}</bdi> : undefined}>
          <Party name={preview.fromName} url={walletLogo ?? integration?.logoUrl} />
        </Fact>
        <Fact label={texts.to}>
          <Party name={client} url={state.session?.client.logoUrl} />
        </Fact>
        {named !== undefined && <Fact label={texts.purpose}>{named}</Fact>}
        <Fact label={texts.network}>{preview.networkName}</Fact>
        <DestinationFacts destination={preview} labels={texts} copying={messages.copying} />
      </Facts>
      {/* Changes must be visible without opening the details. */}
      <details className="more" key={String(isChanged)} open={isChanged}>
        <summary>{texts.details}</summary>
        <Details preview={preview} />
      </details>
    </>
  )
}

function Party({ name, url }: { name: string; url: string | undefined }) {
  return (
    <span className="party">
      <Logo name={name} url={url} size="small" />
      {name}
    </span>
  )
}

function Details({ preview }: { preview: LinkPreview }) {
  const { state, messages, format } = useStep()
  const { usualSeconds } = integrationOf(state) ?? {}
  const { preview: texts } = messages
  const { description, goods = [] } = state.session?.transfer ?? {}
  return (
    <Facts>
      {description !== undefined && goods.length > 0 && <Fact label={texts.goods}>{format.list(goods)}</Fact>}
      <Fact label={texts.time}>{duration(usualSeconds ?? preview.estimatedSeconds, texts)}</Fact>
      {preview.refundAddress !== undefined && (
        <Fact stacked label={texts.refund}>
          <TaggedAddress address={preview.refundAddress} tag={preview.refundAddressTag} />
        </Fact>
      )}
    </Facts>
  )
}

function duration(seconds: number, texts: { minutes: (n: number) => string; hours: (n: number) => string }): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? texts.minutes(minutes) : texts.hours(Math.ceil(minutes / 60))
}
