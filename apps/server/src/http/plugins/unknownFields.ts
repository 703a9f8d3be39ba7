import type { FastifyReply } from 'fastify'

const maxNamed = 10
const maxPathLength = 80

/** Characters that a header can hold. Clients choose field names freely. */
const printable = (path: string): string => path.slice(0, maxPathLength).replaceAll(/[^\w.[\]$@ -]/g, '?')

/**
 * The sandbox's response header that names ignored parts of a body for developers. Production ignores them silently.
 */
export const announceUnknownFields = (reply: FastifyReply, paths: readonly string[]): void => {
  if (paths.length === 0) return
  const named = paths.slice(0, maxNamed).map(path => `unknown field "${printable(path)}" ignored`)
  const more = paths.length > maxNamed ? [`and ${paths.length - maxNamed} more`] : []
  reply.header('warnings', [...named, ...more].join(', '))
}
