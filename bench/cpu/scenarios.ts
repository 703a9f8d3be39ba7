import {
  listAssetsOperation,
  listIntegrationsOperation,
  createLinkTokenOperation,
  listWithdrawalRoutesOperation,
  type Operation,
  quoteBridgeOperation,
} from '@rialto/contract'

export interface Scenario {
  name: string
  operation: Operation
  /** Path below `/api/v1`. */
  path: string
  body?: object
  /** Upper bound for Rialto's route, as a multiple of the bare route's CPU time. */
  maxRatio: number
}

const baseId = 'aa883b03-120d-477c-a588-37c2afd3ca71'
const address = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
export const origin = { network: 'eip155:1', asset: 'USDC' }
export const destination = { network: 'eip155:8453', asset: 'USDC' }

export const scenarios: readonly Scenario[] = [
  { name: 'integrations', operation: listIntegrationsOperation, path: '/integrations', maxRatio: 1.8 },
  { name: 'assets', operation: listAssetsOperation, path: '/assets/cryptocurrency?Count=10', maxRatio: 1.8 },
  {
    name: 'linktoken',
    operation: createLinkTokenOperation,
    path: '/linktoken',
    body: {
      userId: 'user-1',
      transferOptions: {
        transactionId: 'order-1',
        toAddresses: [{ networkId: baseId, symbol: 'USDC', address }],
      },
    },
    maxRatio: 3,
  },
  {
    name: 'bridgeQuote',
    operation: quoteBridgeOperation,
    path: '/bridging/quote',
    body: { origin, destination: { ...destination, address }, amount: 100 },
    maxRatio: 3,
  },
  {
    name: 'bridgeRoutes',
    operation: listWithdrawalRoutesOperation,
    path: '/bridging/routes/withdrawal',
    body: { sources: [origin] },
    maxRatio: 3,
  },
]
