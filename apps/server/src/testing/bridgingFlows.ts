import { type BridgeError, type BridgingPair, setBridgingRoute } from '@rialto/core'

import type { TestServer } from './createTestServer.ts'
import { shopAddress } from './linkFlows.ts'

export const onSepolia = (asset = 'USDC'): BridgingPair => ({ network: 'eip155:11155111', asset })
export const onBase = (asset = 'USDC'): BridgingPair => ({ network: 'eip155:84532', asset })
export const sepoliaToBase = { origin: onSepolia(), destination: { ...onBase(), address: shopAddress } }

/** Enables bridging for the client and opens routes to it, by default one from Sepolia to Base. */
export const enableBridging = async (
  { ctx, client }: TestServer,
  routes: { origin: BridgingPair; destination: BridgingPair; minimumAmount?: string }[] = [sepoliaToBase],
  scope = client.scope,
): Promise<void> => {
  await ctx.store.clients.setMayBridge(scope, true)
  for (const route of routes) await setBridgingRoute(ctx, scope, route)
}

/** Makes the next quotes and addresses fail with this error. Returns the function that undoes it. */
export const failBridge = ({ ctx }: TestServer, error: BridgeError): (() => void) => {
  const { bridging } = ctx
  const fail = () => Promise.reject(error)
  const providers = bridging.providers.map(provider => ({ ...provider, quote: fail, issueAddress: fail }))
  ctx.bridging = { ...bridging, providers }
  return () => void (ctx.bridging = bridging)
}

/** Responses of every bridging operation to rejections of its provider. */
export const bridgeRefusals = [
  ['amountTooLow', { minimum: '7' }, 400, 'amountBelowMinimum', '7 USDC'],
  ['amountTooHigh', { maximumUsd: '25000' }, 400, 'amountExceedsMaximum', '25000 USD'],
  ['noRoute', {}, 400, 'badRequest', 'No bridge supports this route'],
  ['invalidAddress', {}, 400, 'invalidField', 'destination.address: '],
  ['sanctioned', {}, 451, 'unavailableForLegalReasons', ''],
  ['rateLimited', { retryAfterMs: 3_000 }, 503, 'bridgeUnavailable', 'bridge provider'],
  ['unavailable', {}, 503, 'bridgeUnavailable', 'could not be reached'],
  ['malformed', {}, 503, 'bridgeUnavailable', 'invalid response'],
  ['refused', {}, 400, 'badRequest', 'rejected'],
] as const
