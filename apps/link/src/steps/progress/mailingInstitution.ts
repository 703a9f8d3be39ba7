import type { LinkTransfer } from '@rialto/contract'

import { integrationOf, type LinkState } from '../../machine/state.ts'
import { isMoving } from './isMoving.ts'

/** The institution that has not sent yet and may ask for a confirmation by email before it does. */
export function mailingInstitution(
  { status, parts, steps, fromName }: Pick<LinkTransfer, 'status' | 'parts' | 'steps' | 'fromName'>,
  state: LinkState,
): string | undefined {
  if (status !== 'pending') return undefined
  const mails = (name: string | undefined) =>
    state.session?.integrations.some(one => one.name === name && one.obstacles.includes('email')) === true
  if (parts !== undefined)
    return parts.find(part => part.status === 'pending' && !part.isSent && mails(part.fromName))?.fromName
  return !isMoving({ steps }) && integrationOf(state)?.obstacles.includes('email') === true ? fromName : undefined
}
