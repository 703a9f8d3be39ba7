import type { TeamContext } from './teamContext.ts'

/** Seven days, in which the client's other members see a new colleague in the list of members and in the audit log. */
const waitMs = 7 * 24 * 60 * 60_000

/**
 * From when a member who gets a role now counts as a second member of the client. An owner can invite an own second address,
 * and an identity provider of the client names whom it likes: such a member waits. Whom an operator lets in does not.
 */
export const approvesFromMs = ({ nowMs }: Pick<TeamContext, 'nowMs'>, isVouched: boolean): number =>
  nowMs() + (isVouched ? 0 : waitMs)
