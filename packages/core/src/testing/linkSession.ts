import type { LinkSessionRecord } from '../link/ports.ts'

/** A session with only these fields, for use cases that read no others. */
export const aSession = (given: Partial<LinkSessionRecord> = {}): LinkSessionRecord =>
  ({
    id: 'session',
    scope: { clientId: 'client', environment: 'sandbox' },
    request: { userId: 'user-1' },
    connectionIds: [],
    provenIds: [],
    expiresAtMs: Infinity,
    ...given,
  }) as unknown as LinkSessionRecord
