import type { LinkHolding } from '@rialto/contract'

export type LinkTransferNetwork = LinkHolding['networks'][number]
