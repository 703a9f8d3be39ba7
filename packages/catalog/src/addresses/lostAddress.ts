import type { NetworkType } from '../networkType.ts'
import { readAddress } from './readAddress.ts'

/** Why what is sent to an address is lost although the form of the address is right. */
export type LostReason =
  /** The zero account, a burn account, or a pseudo-address that stands for a chain's own coin. */
  | 'burn'
  /** A program or a contract of the chain itself. */
  | 'system'
  /** An EVM address, filled up with zeros to the length of a Sui or Aptos address. */
  | 'paddedEvm'

/** Accounts that nobody can sign for, as they are published: burn accounts, and programs of the chains, in canonical form. */
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

/** Nobody finds a key whose account begins with so many zero bytes: 2^96 tries. The longest known has eight. */
const impossibleZeros = 12

/** What a chain's own programs are named after, with ones for the rest: `Stake111…`, `SysvarC1ock111…`. */
const solanaProgram = /1{10,}/

/**
 * Why what is sent to this address of a network's family is lost: nobody holds, or can hold, a key of it. `undefined` where nothing
 * speaks against it. Contracts of tokens are known to `findTokenAt`.
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
