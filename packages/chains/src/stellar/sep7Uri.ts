import { passphraseOf } from './stellarNetworkOf.ts'

interface Terms {
  /** The issuer. Undefined for lumens. */
  contract: string | undefined
  symbol: string
  amount: string | undefined
  tag: string | undefined
}

const memoOf = (tag: string): Readonly<Record<string, string>> => {
  if (/^[0-9a-f]{64}$/i.test(tag)) return { memo: Buffer.from(tag, 'hex').toString('base64'), memo_type: 'MEMO_HASH' }
  return isId(tag) ? { memo: tag, memo_type: 'MEMO_ID' } : { memo: tag, memo_type: 'MEMO_TEXT' }
}

/** A whole number of 64 bits. A longer one, or one with leading zeros, is a text. */
const isId = (tag: string): boolean => /^(0|[1-9][0-9]{0,19})$/.test(tag) && BigInt(tag) < 2n ** 64n

/**
 * A payment request in the format of SEP-7
 * (https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0007.md). The main network is the default.
 */
export const sep7Uri = (caip2: string, destination: string, { contract, symbol, amount, tag }: Terms): string => {
  const fields = {
    destination,
    ...(amount === undefined ? {} : { amount }),
    ...(contract === undefined ? {} : { asset_code: symbol, asset_issuer: contract }),
    ...(tag === undefined ? {} : memoOf(tag)),
    ...(caip2 === 'stellar:pubnet' ? {} : { network_passphrase: passphraseOf(caip2) ?? '' }),
  }
  // Percent encoding: a form's plus sign would be read as one.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `web+stellar:pay?${query.join('&')}`
}
