import type { InstitutionName } from '../data/networks.ts'
import { accountKey, type State } from '../state/createState.ts'
import type { Bucket } from '../state/types.ts'

/** Base units in one account of the ledger; zero where nothing was ever posted. */
export const balanceOf = (
  state: State,
  institution: InstitutionName,
  persona: string,
  asset: string,
  bucket: Bucket = 'available',
): bigint => state.balances.get(accountKey({ institution, persona, asset, bucket })) ?? 0n
