import type { LinkTransfer } from '@rialto/contract'

import { useStep } from '../StepTexts.tsx'
import { Copyable } from './Copyable.tsx'
import { ExternalLink } from './ExternalLink.tsx'

/** Where the transfer can be seen after this page has gone. */
export function ReceiptLink({ transfer }: { transfer: LinkTransfer }) {
  const { receipt } = useStep().messages
  return (
    <Copyable value={transfer.receiptUrl} label={receipt.link}>
      <ExternalLink href={transfer.receiptUrl}>{receipt.view}</ExternalLink>
    </Copyable>
  )
}
