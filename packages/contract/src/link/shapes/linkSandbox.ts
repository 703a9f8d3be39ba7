import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { LinkSession } from './linkSession.ts'

const week = 7 * 24 * 3_600_000
const name = Type.String({ minLength: 1, maxLength: 100 })
const described = { about: Type.String() }

/**
 * POST /link/api/sandbox/scenario: changes the sandbox's faults. An empty request changes nothing. Not in production.
 */
export const SandboxScenarioChange = Type.Object({
  advanceMs: Type.Optional(Type.Integer({ minimum: 1, maximum: week })),
  institution: Type.Optional(Type.Object({ name, isUp: Type.Boolean() })),
  fault: Type.Optional(Type.Object({ host: name, mode: name, times: Type.Integer({ minimum: 1, maximum: 1_000 }) })),
  clearFaults: Type.Optional(Type.Boolean()),
  persona: Type.Optional(Type.Object({ name, change: oneOf(['resetBalances', 'expireTokens', 'revokeTokens']) })),
})
export type SandboxScenarioChange = Type.Static<typeof SandboxScenarioChange>

export const SandboxScenario = Type.Object({
  nowMs: Type.Integer(),
  /** The password of every persona. */
  password: Type.String(),
  codes: Type.Object({ valid: Type.String(), wrong: Type.String(), expired: Type.String() }),
  personas: Type.Array(Type.Object({ name: Type.String(), ...described })),
  /** Amounts whose decimals trigger a behavior. */
  amounts: Type.Array(Type.Object({ fraction: Type.String(), ...described })),
  faultModes: Type.Array(Type.Object({ mode: Type.String(), ...described })),
  hosts: Type.Array(Type.Object({ host: Type.String(), institution: Type.String(), isUp: Type.Boolean() })),
  /** Active faults. */
  faults: Type.Array(Type.Object({ host: Type.String(), mode: Type.String(), times: Type.Integer() })),
})
export type SandboxScenario = Type.Static<typeof SandboxScenario>

/** POST /link/api/sandbox/session: another session with the same options, to look at. Not in production. */
export const SandboxSession = Type.Object({ code: Type.String() })
export type SandboxSession = Type.Static<typeof SandboxSession>

const color = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })

/** POST /link/api/colors: how Link would show these colors, and whether it would let a configuration have them. */
export const ColorsRequest = Type.Object({ accentColor: Type.Object({ light: color, dark: color }) })
export const CheckedColors = Type.Object({
  brand: Type.Index(LinkSession, ['brand']),
  problems: Type.Array(
    Type.Object({ theme: oneOf(['light', 'dark']), contrast: Type.Number(), nearest: Type.String() }),
  ),
})
export type CheckedColors = Type.Static<typeof CheckedColors>
