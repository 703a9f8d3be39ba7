import type { NetworkType } from '../networkType.ts'
import { readAddress } from './readAddress.ts'

/** Why a transfer to a well-formed address would be lost. */
export type LostReason =
  /** The zero account, a burn account, or a pseudo-address of a chain's own coin. */
  | 'burn'
  /** A program or a contract of the chain itself. */
  | 'system'
  /** An EVM address, filled up with zeros to the length of a Sui or Aptos address. */
  | 'paddedEvm'

/** Published accounts without a private key: burn accounts, and programs of the chains, in canonical form. */
const known: Partial<Record<NetworkType, Readonly<Record<string, LostReason>>>> = {
  evm: {
    '0xdead000000000000000042069420694206942069': 'burn',
    '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee': 'burn',
    '0xffffffffffffffffffffffffffffffffffffffff': 'burn',
  },
  solana: {
    '1nc1nerator11111111111111111111111111111111': 'burn',
    TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'system',
    TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'system',
    ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: 'system',
    MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: 'system',
  },
  bitcoin: {
    '1BitcoinEaterAddressDontSendf59kuE': 'burn',
    '1CounterpartyXXXXXXXXXXXXXXXUWLpVr': 'burn',
  },
  dogecoin: { DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr: 'burn' },
  tron: { TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy: 'burn' },
  tezos: { tz1burnburnburnburnburnburnburjAYjjX: 'burn' },
  tvm: { [`-1:${'3'.repeat(64)}`]: 'system', [`-1:${'5'.repeat(64)}`]: 'system' },
}

/** A key whose account begins with this many zero bytes cannot be found: 2^96 tries. The longest known has eight. */
const impossibleZeros = 12

/** Names of Solana's own programs are padded with ones: `Stake111…`, `SysvarC1ock111…`. */
const solanaProgram = /1{10,}/

/**
 * Why a transfer to this address of a network's family would be lost: its private key does not or cannot exist.
 * `undefined` if no such reason is known. For token contracts see `findTokenAt`.
 */
export const lostReason = (networkType: NetworkType, address: string): LostReason | undefined => {
  const read = readAddress(networkType, address)
  if (read === undefined) return undefined
  const named = known[networkType]?.[read.account]
  if (named !== undefined) return named
  if (networkType === 'solana' && read.bytes.some(byte => byte !== 0) && solanaProgram.test(read.account))
    return 'system'
  const first = read.bytes.findIndex(byte => byte !== 0)
  const zeros = first === -1 ? read.bytes.length : first
  if (zeros < Math.min(impossibleZeros, read.bytes.length)) return undefined
  if (zeros === read.bytes.length) return networkType === 'solana' ? 'system' : 'burn'
  if (networkType !== 'sui' && networkType !== 'aptos') return networkType === 'evm' && zeros === 19 ? 'system' : 'burn'
  return zeros < 28 ? 'paddedEvm' : 'system'
}
