import type { Context } from '../context.ts'
import type { InstitutionName, Listing } from '../data/networks.ts'
import type { Persona } from '../data/personas.ts'
import type { Withdrawal } from '../state/types.ts'

/** A withdrawal order that an institution has validated. */
interface CheckedOrder {
  id: string
  institution: InstitutionName
  listing: Pick<Listing, 'symbol' | 'networkId' | 'networkName'>
  address: string
  /** Default: none. */
  tag?: string
  /** Received amount. */
  amountUnits: bigint
  /** Debited in addition. */
  feeUnits: bigint
  /** The client's own id. Default: none. */
  reference?: string
}

/** Accepts a persona's withdrawal. A withdrawal of `emailConfirm` waits for the user's approval. */
export const acceptOrder = (
  { withdrawals }: Pick<Context, 'withdrawals'>,
  { name, behaviour }: Persona,
  { id, institution, listing, address, tag = '', amountUnits, feeUnits, reference = '' }: CheckedOrder,
): Withdrawal =>
  withdrawals.accept(
    {
      id,
      institution,
      persona: name,
      asset: listing.symbol,
      networkId: listing.networkId,
      network: listing.networkName,
      address,
      tag,
      amountUnits: amountUnits.toString(),
      feeUnits: feeUnits.toString(),
      reference,
    },
    { awaitingApproval: behaviour === 'emailConfirm' },
  )
