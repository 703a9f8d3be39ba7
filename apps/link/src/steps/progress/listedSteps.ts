import type { LinkTransfer } from '@rialto/contract'
import type { ListedStep } from '@rialto/ui'

import type { Messages } from '../../messages/messages.ts'
import type { Format } from '../../money/createFormat.ts'

export function listedSteps(transfer: LinkTransfer, messages: Messages, format: Format): ListedStep[] {
  const { progress: texts } = messages
  const titles = {
    paidIn: texts.paidIn(transfer.fromName),
    converted: texts.converted(transfer.fromName),
    submitted: transfer.isUnconfirmed ? texts.handedOver(transfer.fromName) : texts.submitted,
    sentByInstitution: texts.sentByInstitution(transfer.fromName),
    confirmed: texts.confirmed(transfer.networkName),
  }
  const { confirmations, requiredConfirmations } = transfer
  return transfer.steps.map(step => {
    const counts = step.name === 'confirmed' && step.state === 'current' && confirmations !== undefined
    const note = counts
      ? requiredConfirmations !== undefined
        ? texts.confirmations(confirmations, requiredConfirmations)
        : undefined
      : step.atMs === undefined
        ? undefined
        : format.time(step.atMs)
    return { key: step.name, title: titles[step.name], state: step.state, stateLabel: texts.states[step.state], note }
  })
}
