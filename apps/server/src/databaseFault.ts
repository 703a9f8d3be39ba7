/**
 * The reason why the database cannot be used, and the remedy. Neither includes the URL, which may contain a password.
 */
interface DatabaseFault {
  what: string
  advice: string
}

const byCode: Readonly<Record<string, DatabaseFault>> = {
  '28P01': { what: 'rejected the user or the password', advice: 'Correct the user and the password in DATABASE_URL.' },
  '28000': {
    what: 'does not let this user in from here',
    advice: 'Correct the user in DATABASE_URL, or allow it in pg_hba.conf; add ?sslmode=require where TLS is required.',
  },
  '3D000': {
    what: 'has no database of that name',
    advice: 'Create it with createdb, or correct the name in DATABASE_URL.',
  },
  '42501': {
    what: 'does not allow this user to change the schema',
    advice: 'Grant the role CREATE on the database and its schema, or run rialto migrate as a role that has it.',
  },
  '3F000': {
    what: 'has no schema in which this user can create tables',
    advice: 'Put an existing schema first in the search_path of the role or the database, or remove that setting.',
  },
  '42P01': {
    what: 'has tables of Rialto in a schema that this user does not search',
    advice:
      'Put their schema, usually public, into the search_path of the role or the database, or remove that setting.',
  },
  '25006': { what: 'is read-only', advice: 'Point DATABASE_URL to the primary, not to a replica.' },
  '53300': {
    what: 'has no connection left',
    advice: 'Raise max_connections, or lower RIALTO_DB_POOL_SIZE and RIALTO_DB_WORKER_POOL_SIZE.',
  },
  '57P03': { what: 'is starting or shutting down', advice: 'Try again in a moment.' },
  ECONNREFUSED: { what: 'refuses connections', advice: 'Start it, or correct host and port in DATABASE_URL.' },
  ENOTFOUND: { what: 'is at a host that does not exist', advice: 'Correct the host in DATABASE_URL.' },
  EAI_AGAIN: { what: 'is at a host whose name cannot be resolved now', advice: 'Check the name server.' },
  ETIMEDOUT: { what: 'does not answer', advice: 'Check host, port and firewall.' },
}

/** The fault behind an error. Undefined if neither the database nor its settings caused it. */
export const databaseFaultOf = (error: unknown): DatabaseFault | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    const fault = byCode[code]
    if (fault) return fault
    // For localhost, both address families were tried.
    const [first] = at instanceof AggregateError ? at.errors : []
    if (first !== undefined) return databaseFaultOf(first)
    if (/timeout exceeded when trying to connect|connection terminated due to connection timeout/i.test(at.message))
      return byCode['ETIMEDOUT']
    if (/does not support SSL/i.test(at.message))
      return { what: 'does not support TLS', advice: 'Turn TLS on there, or remove sslmode from DATABASE_URL.' }
    if (/self.signed|certificate/i.test(at.message))
      return {
        what: 'has a certificate that is not trusted',
        advice: 'Name its authority with sslrootcert in DATABASE_URL.',
      }
  }
  return undefined
}
