import type { LinkSource } from '@rialto/contract'

import type { Messages } from '../../messages/messages.ts'
import type { Format } from '../../money/createFormat.ts'

type Explained = Pick<LinkSource, 'kind' | 'brokerName'> & {
  /** The amount and symbol of the debited asset, or the symbol alone. */
  asset: string
  feesUsd?: string | undefined
}

/** "0.02 ETH from Kraken, converted first, $0.42 in fees". */
export function sourceText(
  { kind, asset, brokerName, feesUsd }: Explained,
  messages: Messages,
  format: Format,
): string {
  const { sources: texts } = messages
  const way = texts[kind](asset, brokerName)
  return feesUsd === undefined ? way : texts.withFees(way, format.fiat(feesUsd, 'USD'))
}
