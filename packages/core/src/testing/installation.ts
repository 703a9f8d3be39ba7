import type { Actor, Member } from '../team/ports.ts'
import { anna, memberContext } from './memberContext.ts'

export const operatorId = '00000000-0000-4000-8000-0000000000ab'
const operator: Member = { ...anna, id: operatorId, email: 'operator@example.com', isOperator: true }
export const actor: Actor = { kind: 'member', id: operatorId, name: operator.email, ipAddress: '203.0.113.1' }

/** An installation with one operator and Anna, and the calls made on its store. */
export const installationWith = (others: readonly Member[] = [], breakGlassId?: string) => {
  const steps: string[] = []
  const all = [operator, anna, ...others]
  const { ctx, entries } = memberContext({
    identityProviders: { isBreakGlass: async id => id === breakGlassId },
    invitations: { insert: async () => undefined },
    memberSessions: { endAll: async id => steps.push(`end sessions ${id}`) },
    members: {
      lockAll: async () => void steps.push('lock'),
      find: async (_, by) => all.find(({ id }) => 'id' in by && id === by.id),
      listAll: async () => all as never,
      remove: async (_, id) => void steps.push(`remove ${id}`) as never,
      setFactors: async id => void steps.push(`set factors ${id}`),
      removeOtherWaysIn: async id => void steps.push(`remove passkeys ${id}`),
    },
  })
  return { ctx, entries, steps }
}
