import type { NetworkDepositAddress } from '@rialto/core'

export const memo = ({ tag }: NetworkDepositAddress) => (tag === undefined ? {} : { memo: tag })
