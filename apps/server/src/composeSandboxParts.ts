import type { SandboxScenario, SandboxScenarioChange } from '@rialto/contract'
import { ApiError, type SandboxScenarios, type SandboxWallet } from '@rialto/core'
import { defined } from '@rialto/defined'
import { createEgress, type Egress } from '@rialto/egress'
import { CONTROL_HOST } from '@rialto/sandbox'

interface SandboxParts {
  wallet: SandboxWallet
  scenarios: SandboxScenarios
  close(): Promise<void>
}

/** Families whose method names begin with the family's name. All other methods are EIP-1193. */
const families: ReadonlySet<string> = new Set(['solana', 'bitcoin', 'tron'])

/** Access to the sandbox's wallet and scenarios, wherever the sandbox runs. */
export const composeSandboxParts = (origin: string): SandboxParts => {
  const egress = createEgress({
    hosts: new Set(),
    routes: new Map([[CONTROL_HOST, origin]]),
    userAgent: 'Rialto sandbox',
  })
  const call = callControl(egress)
  return {
    wallet: {
      request: async input => {
        const [family = ''] = input.method.split(':')
        const part = families.has(family) ? family : 'chains'
        const { status, text } = await call('POST', `/${part}/wallet`, input)
        if (status !== 200) throw new Error(`The sandbox's wallet returned HTTP ${status}`)
        const answer: unknown = JSON.parse(text)
        return answer
      },
    },
    scenarios: {
      change: async change => {
        for (const [method, path, body] of callsOf(change)) {
          const { status, text } = await call(method, path, body)
          if (status >= 500) throw new Error(`The sandbox returned HTTP ${status} for ${path}`)
          if (status >= 400)
            throw new ApiError('badRequest', { message: (JSON.parse(text) as { error: string }).error })
        }
        return JSON.parse((await call('GET', '/scenario')).text) as SandboxScenario
      },
    },
    close: () => egress.close(),
  }
}

const callControl = (egress: Egress) => (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  egress.request({
    method,
    url: `http://${CONTROL_HOST}/control${path}`,
    headers: { 'content-type': 'application/json' },
    ...defined({ body: body && JSON.stringify(body) }),
  })

/** The calls of the control API that make the change. */
const callsOf = (change: SandboxScenarioChange): ['POST' | 'DELETE', string, object?][] => {
  const { advanceMs, institution, fault, clearFaults, persona } = change
  const calls: ['POST' | 'DELETE', string, object?][] = []
  if (clearFaults === true) calls.push(['DELETE', '/faults'])
  if (fault) calls.push(['POST', '/faults', fault])
  if (institution) calls.push(['POST', '/health', { institution: institution.name, up: institution.isUp }])
  if (persona) calls.push(personaCall(persona))
  if (advanceMs !== undefined) calls.push(['POST', '/clock/advance', { ms: advanceMs }])
  return calls
}

const personaCall = ({ name, change }: NonNullable<SandboxScenarioChange['persona']>): ['POST', string, object] => {
  if (change === 'resetBalances') return ['POST', `/personas/${encodeURIComponent(name)}/reset`, {}]
  return ['POST', `/tokens/${change === 'expireTokens' ? 'expire' : 'revoke'}`, { persona: name }]
}
