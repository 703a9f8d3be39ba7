import type { AddressPayment } from '@rialto/contract'
import { Button, Fact, Facts, Icon } from '@rialto/ui'
import { useRef } from 'react'

import { Address } from '../../shell/Address.tsx'
import { Copyable } from '../../shell/Copyable.tsx'
import { CopyOutcome } from '../../shell/CopyButton.tsx'
import { useCopy } from '../../shell/useCopy.ts'
import { useStep } from '../../StepTexts.tsx'

/** The address, the tag and the amount, each to be copied: an exchange asks for them one by one. */
export function PaymentParts({ payment }: { payment: AddressPayment }) {
  const { messages, format } = useStep()
  const { byAddress: texts, copying, preview, wallet, action } = messages
  const { addressTag, due, symbol, networkName } = payment
  return (
    <section className="card card--padded manual__address" aria-label={texts.copyParts}>
      <CopyableAddress address={payment.address} label={wallet.address} />
      <Facts>
        {addressTag !== undefined && (
          <Fact label={preview.tag}>
            <Copyable value={addressTag} label={preview.tag} texts={copying}>
              <span className="r-mono" translate="no" dir="ltr">
                {addressTag}
              </span>
            </Copyable>
          </Fact>
        )}
        <Fact label={texts.amountLabel}>
          <Copyable value={due} label={texts.amountLabel} texts={copying}>
            {format.asset(due, symbol)}
          </Copyable>
        </Fact>
        <Fact label={action.asset}>{symbol}</Fact>
        <Fact label={preview.network}>{networkName}</Fact>
      </Facts>
      {addressTag !== undefined && <p className="r-small">{texts.tagNeeded}</p>}
      <p className="r-small r-soft">{texts.compare}</p>
    </section>
  )
}

function CopyableAddress({ address, label }: { address: string; label: string }) {
  const { manual, copying } = useStep().messages
  const { state, copy } = useCopy()
  const shown = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <p ref={shown}>
        <span className="r-hidden">{label}</span>
        <Address value={address} marked />
      </p>
      <Button wide kind={state === 'copied' ? 'quiet' : 'primary'} onClick={() => copy(address, shown.current)}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? copying.copied : manual.copyAddress}
      </Button>
      <CopyOutcome state={state} texts={copying} />
    </>
  )
}
