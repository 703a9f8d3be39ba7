import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { accountRoutes } from './accountRoutes.ts'
import { brokerageNetworks, institution, notFound, refusal } from './answers.ts'
import { sentCodes } from './signInAttempts.ts'
import { signInRoutes } from './signInRoutes.ts'
import { withdrawalRoutes } from './withdrawalRoutes.ts'

/**
 * A brokerage that exists only in the sandbox, with features that no real institution here has: a password, several
 * kinds of codes, and three kinds of session renewal. docs/sandbox.md describes its protocol.
 */
export const sandboxBrokerage: Simulator = {
  name: institution,
  networks: brokerageNetworks,
  depositAddresses: 'perUser',
  hosts: ctx => [
    ['api.brokerage.example', [...signInRoutes(ctx), ...accountRoutes(ctx), ...withdrawalRoutes(ctx)], notFound],
  ],
  rateLimited: () => refusal(429, 'too_many_requests', 'Too many requests'),
  controls: ctx => [['GET', '/codes', () => json(200, { codes: sentCodes(ctx) })]],
}
