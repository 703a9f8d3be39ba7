import { BridgeError, type BridgeErrorKind } from '../bridging/bridgeError.ts'
import type { BridgeOperation, BridgeProvider, IssuedAddress } from '../bridging/ports.ts'

export interface ScriptedBridge {
  provider: BridgeProvider
  /** The errors it rejects with, until changed. */
  rejections: { quote?: BridgeErrorKind | undefined; address?: BridgeError | undefined; operations?: boolean }
  /** Every issued address, in order. */
  issued: string[]
  /** Results of `operations`, by address. */
  operations: Map<string, BridgeOperation[]>
  /** Called while an address is being issued, before the response. */
  onIssue: () => Promise<void>
  /** The address requests it received. */
  requested: Parameters<BridgeProvider['issueAddress']>[0][]
  /** Added to every issued address. */
  terms: Partial<IssuedAddress>
}

let counter = 0

/** A bridge that returns the values set by its test. */
export const scriptedBridge = (name = 'scripted'): ScriptedBridge => {
  const bridge: ScriptedBridge = {
    rejections: {},
    issued: [],
    operations: new Map(),
    onIssue: () => Promise.resolve(),
    requested: [],
    terms: {},
    provider: {
      name,
      supportsRoute: () => true,
      refresh: () => Promise.resolve(),
      quote: ({ amount }) =>
        bridge.rejections.quote
          ? Promise.reject(new BridgeError(bridge.rejections.quote, 'refused'))
          : Promise.resolve({ estimatedAmount: amount, fees: [], warnings: [] }),
      async issueAddress(order) {
        bridge.requested.push(order)
        await bridge.onIssue()
        if (bridge.rejections.address) throw bridge.rejections.address
        counter += 1
        const address = `0x${counter.toString(16).padStart(40, '0')}`
        bridge.issued.push(address)
        return { address, reference: `request-${name}-${counter}`, warnings: [], ...bridge.terms }
      },
      operations: ({ address }) =>
        bridge.rejections.operations
          ? Promise.reject(new BridgeError('unavailable', 'away'))
          : Promise.resolve(bridge.operations.get(address) ?? []),
    },
  }
  return bridge
}

/** A pay-in as a provider reports it, at first on its way. */
export const anOperation = (changes: Partial<BridgeOperation> = {}): BridgeOperation => ({
  reference: 'pay-in-1',
  status: 'pending',
  step: 'providerFundsReceived',
  upstreamStatus: 'pending',
  originHashes: [],
  destinationHashes: [],
  refundHashes: [],
  ...changes,
})
