import type { TeamContext } from './teamContext.ts'

/** A code may be written down in any case, with spaces and hyphens. */
export const recoveryCodeDigest = ({ ids }: Pick<TeamContext, 'ids'>, code: string): Uint8Array =>
  ids.sha256(code.replaceAll(/[^0-9a-z]/gi, '').toLowerCase())
