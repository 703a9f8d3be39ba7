import type { FastifyReply } from 'fastify'

const maxNamed = 10
const maxPathLength = 80

/** Characters that a header can hold. Clients choose field names freely. */
const printable = (path: string): string => path.slice(0, maxPathLength).replaceAll(/[^\w.[\]$@ -]/g, '?')

/** The header by which a developer learns in the sandbox that part of a body had no effect. Production ignores it in silence. */
export const announceUnknownFields = (reply: FastifyReply, paths: readonly string[]): void => {
  if (paths.length === 0) return
  const named = paths.slice(0, maxNamed).map(path => `unknown field "${printable(path)}" ignored`)
  const more = paths.length > maxNamed ? [`and ${paths.length - maxNamed} more`] : []
  reply.header('warnings', [...named, ...more].join(', '))
}
