import type { LinkConnection, LinkIntegration } from '@rialto/contract'

type Group = { name: 'recent' | 'popular' | 'more' | 'all'; integrations: LinkIntegration[] }

/**
 * Integrations that the user has used, then popular ones, then the rest. Those of stored accounts are among the rest,
 * because their accounts are listed above.
 */
export function groupsOf(
  integrations: readonly LinkIntegration[],
  connections: readonly Pick<LinkConnection, 'integrationId'>[],
): Group[] {
  const stored = new Set(connections.map(one => one.integrationId))
  const nameOf = ({ id, rank }: LinkIntegration) => (stored.has(id) ? 'more' : (rank ?? 'more'))
  const groups: Group[] = (['recent', 'popular', 'more'] as const)
    .map(name => ({ name, integrations: integrations.filter(one => nameOf(one) === name) }))
    .filter(group => group.integrations.length > 0)
  const [only] = groups
  return only?.name === 'more' ? [{ ...only, name: 'all' }] : groups
}
