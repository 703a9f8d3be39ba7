import { ConnectorError, type RejectionReason } from '../connections/connectorError.ts'
import { faultFromConnector } from '../connections/faultFromConnector.ts'
import { Fault } from '../kernel/fault.ts'

/** Refusals that are about the order: told in the result. The others are about the account or the moment. */
const aboutTheOrder: ReadonlySet<RejectionReason> = new Set([
  'insufficientFunds',
  'amountBelowMinimum',
  'amountExceedsMaximum',
  'refused',
])

/** What the API throws for a refusal; undefined where the result tells it. */
export const rejectionFault = ({ reason, message }: { reason: RejectionReason; message: string }): unknown => {
  if (aboutTheOrder.has(reason)) return undefined
  // The user need not connect again: the next call comes with fresh credentials.
  if (reason === 'tokenExpired')
    return new Fault('integrationUnavailable', { message: `${message}; nothing was ordered.` })
  return faultFromConnector(new ConnectorError(reason, message))
}
