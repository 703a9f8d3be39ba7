import { randomUUID } from 'node:crypto'

import { institutionAddress } from '../../chains/xrpl/createXrplLedger.ts'
import type { PlacedTransaction } from '../../chains/xrpl/createXrplState.ts'
import { depositTag } from '../../chains/xrpl/joinXrpl.ts'
import type { SandboxXrpl } from '../../chains/xrpl/startSandboxXrpl.ts'
import type { SandboxClock } from '../../clock/createSandboxClock.ts'
import type { InstitutionName, UpstreamNames } from '../data/networks.ts'
import { personas } from '../data/personas.ts'
import { depositEntry } from '../ledger/entries.ts'
import type { Store } from '../state/openStore.ts'
import type { Deposit } from '../state/types.ts'

interface Receiver {
  institution: InstitutionName
  network: string
  /** By tag. */
  users: ReadonlyMap<string, string>
}

/** The institution of each address. */
const receiversOf = (
  simulators: readonly { name: InstitutionName; networks: UpstreamNames }[],
): ReadonlyMap<string, Receiver> =>
  new Map(
    simulators.flatMap(({ name: institution, networks: { xrpl: network } }) => {
      if (network === undefined) return []
      const users = new Map(personas.map(({ name }) => [depositTag(institution, name), name]))
      return [[institutionAddress(institution), { institution, network, users }]]
    }),
  )

/**
 * Credits payments to an institution's address on the XRP Ledger to the user whose tag they have, by their delivered amount. Payments without
 * a tag, or with an unknown one, are credited to no user, as at real institutions. `createDeposits` credits its own payments.
 */
export const createTaggedCredits = (options: {
  store: Store
  xrpl: SandboxXrpl
  clock: SandboxClock
  simulators: readonly { name: InstitutionName; networks: UpstreamNames }[]
  log: (message: string, fields: Record<string, unknown>) => void
}) => {
  const { store, xrpl, clock } = options
  const receivers = receiversOf(options.simulators)
  let next = xrpl.ledger.first.index
  const isCredited = (hash: string): boolean => [...store.state.deposits.values()].some(one => one.hash === hash)

  const creditOne = ({ transaction: { hash, fields }, result, delivered, key }: PlacedTransaction): void => {
    const receiver = receivers.get(fields.Destination ?? '')
    const isPaid = fields.TransactionType === 'Payment' && result === 'tesSUCCESS'
    if (!receiver || !isPaid || key?.startsWith('deposit/') === true || isCredited(hash)) return
    const { institution, network, users } = receiver
    const tag = fields.DestinationTag === undefined ? '' : String(fields.DestinationTag)
    const persona = users.get(tag)
    if (persona === undefined) {
      options.log('A payment to the institution has no known tag: it is credited to no user', { hash, tag })
      return
    }
    const deposit: Deposit = {
      id: randomUUID(),
      institution,
      persona,
      asset: 'XRP',
      networkId: xrpl.networkId,
      network,
      address: fields.Destination ?? '',
      tag,
      amountUnits: String(delivered),
      hash,
      createdAtMs: clock.nowMs(),
    }
    store.commit([
      { type: 'entry', entry: depositEntry(deposit, clock.nowMs()) },
      { type: 'deposit', deposit },
    ])
  }

  return (): void => {
    if (xrpl.ledger.isBusy()) xrpl.ledger.catchUp()
    for (const { index, transactions } of xrpl.ledger.versionsFrom(next)) {
      for (const one of transactions) creditOne(one)
      next = index + 1
    }
  }
}
