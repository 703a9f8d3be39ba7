import type { LinkTransfer } from '@rialto/contract'

import { useStep } from '../StepTexts.tsx'
import { Copyable } from './Copyable.tsx'
import { ExternalLink } from './ExternalLink.tsx'

/** A link to the transfer for the time after this page. */
export function ReceiptLink({ transfer }: { transfer: LinkTransfer }) {
  const { receipt, copying } = useStep().messages
  return (
    <Copyable value={transfer.receiptUrl} label={receipt.link} texts={copying}>
      <ExternalLink href={transfer.receiptUrl}>{receipt.view}</ExternalLink>
    </Copyable>
  )
}
