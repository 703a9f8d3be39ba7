import type { LinkTransfer } from '@rialto/contract'

import { heroText, heroUsd } from '../money/heroText.ts'
import { useStep } from '../StepTexts.tsx'

/** The amount, where the preview had it, so that it stays still while the rest changes. */
export function AmountHero({ transfer, note }: { transfer: LinkTransfer; note?: string }) {
  const { format, messages } = useStep()
  const amountUsd = heroUsd(transfer)
  return (
    <p className="preview__amount r-num">
      {heroText(transfer, messages, format)}
      <span className="preview__fiat">
        {[amountUsd && format.fiat(amountUsd, 'USD'), note].filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}
