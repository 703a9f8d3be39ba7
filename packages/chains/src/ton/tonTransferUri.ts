import { canonicalAddress, friendlyTonAddress, toBaseUnits } from '@rialto/catalog'

interface Terms {
  /** The jetton master. Undefined for the chain's coin. */
  contract: string | undefined
  amount: string | undefined
  decimals: number
  tag: string | undefined
}

/** A payment request that TON's wallets read. Amounts are in base units. */
export const tonTransferUri = (to: string, { contract, amount, decimals, tag }: Terms): string => {
  const friendly = (address: string) => friendlyTonAddress(canonicalAddress('tvm', address))
  const fields = {
    ...(contract === undefined ? {} : { jetton: friendly(contract) }),
    ...(amount === undefined ? {} : { amount: toBaseUnits(amount, decimals).toString() }),
    ...(tag === undefined ? {} : { text: tag }),
  }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `ton://transfer/${friendly(to)}${query.length === 0 ? '' : `?${query.join('&')}`}`
}
