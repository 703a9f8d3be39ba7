import type { LinkTransfer } from '@rialto/contract'

/** Once one of these is done, the coins are on their way. */
const movingSteps: ReadonlySet<string> = new Set(['sentByInstitution', 'paidIn'])

/** Whether the coins have left the account or wallet, or a part of them has. */
export const isMoving = ({ parts, steps }: Pick<LinkTransfer, 'parts' | 'steps'>): boolean =>
  parts?.some(part => part.isSent) ?? steps.some(step => movingSteps.has(step.name) && step.state === 'done')
