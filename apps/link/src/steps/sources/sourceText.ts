import type { LinkSource } from '@rialto/contract'

import type { Messages } from '../../messages/messages.ts'
import type { Format } from '../../money/createFormat.ts'

type Explained = Pick<LinkSource, 'kind' | 'symbol' | 'brokerName'> & { feesUsd?: string | undefined }

/** "Pay with your ETH at Kraken: converted and sent, $0.42 in fees". */
export function sourceText(
  { kind, symbol, brokerName, feesUsd }: Explained,
  messages: Messages,
  format: Format,
): string {
  const { sources: texts } = messages
  const way = texts[kind](symbol, brokerName)
  return feesUsd === undefined ? way : texts.withFees(way, format.fiat(feesUsd, 'USD'))
}
