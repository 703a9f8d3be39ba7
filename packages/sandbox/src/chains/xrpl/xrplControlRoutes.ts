import { isValidAddress, isValidTag, joinTag, type TaggedAddress } from '@rialto/catalog'

import { problem, withBody } from '../../institutions/control/controlContext.ts'
import type { Route } from '../../institutions/http/route.ts'
import { json, type SimResponse } from '../../institutions/http/types.ts'
import { parseUnits } from '../../money/baseUnits.ts'
import { isXrplMode, xrplModes } from './createMisbehaviour.ts'
import type { SandboxXrpl } from './startSandboxXrpl.ts'
import { isInLedger } from './xrplResults.ts'

const decimals = 6
type Body = Readonly<Record<string, unknown>>

/** Reads an address and its tag, inside or beside it. Returns an error text if invalid. */
const readPlace = ({ address, tag }: Body): TaggedAddress | string => {
  if (typeof address !== 'string' || !isValidAddress('ripple', address, { testnet: true }))
    return 'address must be one of the XRP Ledger'
  if (tag !== undefined && (typeof tag !== 'string' || !isValidTag('ripple', tag)))
    return 'tag must be a string: a whole number below 2^32'
  return joinTag('ripple', tag === undefined ? { address } : { address, tag }) ?? 'the address holds another tag'
}

const dropsIn = (amount: unknown): bigint | undefined => {
  const drops = typeof amount === 'string' ? parseUnits(amount, decimals) : undefined
  return drops === 0n ? undefined : drops
}

const wrongAmount = (name: string) =>
  problem(400, `${name} must be a decimal string above zero, with at most 6 decimals`)

/** Closes the ledger with the payment, so that the result in the response is final. */
const paid = (xrpl: SandboxXrpl, { hash, result }: ReturnType<SandboxXrpl['pay']>): SimResponse => {
  if (!isInLedger(result)) return problem(400, `the ledger does not take it: ${result}`)
  xrpl.ledger.close()
  return json(200, { hash, result })
}

/** The XRP Ledger's part of the control API: the node's address, a faucet and faults of its server. */
export const xrplControlRoutes = (xrpl: SandboxXrpl | undefined): Route[] => (xrpl === undefined ? [] : routes(xrpl))

const routes = (xrpl: SandboxXrpl): Route[] => [
  [
    'GET',
    '/control/xrpl',
    () => {
      const { networkId, name, caip2, rpcUrl } = xrpl
      return json(200, { networkId, name, caip2, rpcUrl })
    },
  ],
  [
    'POST',
    '/control/xrpl/airdrop',
    withBody(body => {
      const { symbol = 'XRP', amount, delivered } = body
      if (symbol !== 'XRP') return problem(400, 'symbol must be XRP')
      const to = readPlace(body)
      if (typeof to === 'string') return problem(400, to)
      const drops = dropsIn(amount)
      if (drops === undefined) return wrongAmount('amount')
      if (delivered === undefined) return paid(xrpl, xrpl.pay({ to, drops }))
      const part = dropsIn(delivered)
      return part === undefined ? wrongAmount('delivered') : paid(xrpl, xrpl.payPart({ to, drops, delivered: part }))
    }),
  ],
  [
    'POST',
    '/control/xrpl/faults',
    withBody(({ mode, times = 1, first, last }) => {
      if (mode === 'gap' && Number.isInteger(first) && Number.isInteger(last)) {
        xrpl.misbehaviour.lose({ first: Number(first), last: Number(last) })
        return json(201, { mode, first, last })
      }
      if (!isXrplMode(mode) || !Number.isInteger(times) || Number(times) < 1)
        return problem(400, `mode must be one of ${xrplModes.join(', ')}, with times; or gap, with first and last`)
      xrpl.misbehaviour.begin(mode, Number(times))
      return json(201, { mode, times })
    }),
  ],
  ['DELETE', '/control/xrpl/faults', () => (xrpl.misbehaviour.clear(), json(200, {}))],
]
