import type { AddressPayment } from '@rialto/contract'
import { Button, Fact, Facts, TextField } from '@rialto/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { TaggedAddress } from '../../shell/TaggedAddress.tsx'
import { useStep } from '../../StepTexts.tsx'
import { addressApi } from './addressApi.ts'

type RefundAddressProps = { payment: AddressPayment; onChange: (payment: AddressPayment) => void }

/** The payer's address for refunds: the sender of a payment may be an exchange. */
export function RefundAddress({ payment, onChange }: RefundAddressProps) {
  const { messages } = useStep()
  const { byAddress: texts, preview } = messages
  const { refundAddress, refundAddressTag, mayGiveRefundAddress, refunds, payments } = payment
  if (refundAddress !== undefined)
    return (
      <Facts>
        <Fact stacked label={preview.refund}>
          <TaggedAddress address={refundAddress} tag={refundAddressTag} />
        </Fact>
      </Facts>
    )
  if (!mayGiveRefundAddress) return null
  const isWaitedFor = refunds.some(({ status }) => status === 'needsAddress')
  const isLikely = isWaitedFor || payments.some(({ issue }) => issue !== undefined)
  return (
    <details className="more" open={isLikely}>
      <summary>{texts.refundTitle}</summary>
      <RefundForm payment={payment} onChange={onChange} />
    </details>
  )
}

function RefundForm({ payment, onChange }: RefundAddressProps) {
  const { api, messages, state } = useStep()
  const { byAddress: texts } = messages
  const [address, setAddress] = useState('')
  const [tag, setTag] = useState('')
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: () =>
      addressApi(api).refundTo(payment, { address: address.trim(), addressTag: tag.trim() || undefined }),
    onSuccess: onChange,
  })
  return (
    <form
      className="manual__address"
      onSubmit={event => {
        event.preventDefault()
        if (address.trim() !== '') mutate()
      }}
    >
      <p className="r-small r-soft">{texts.refundIntro(state.session?.client.name ?? '')}</p>
      <TextField
        mono
        wraps
        autoComplete="off"
        label={texts.refundField(payment.networkName)}
        value={address}
        error={isError ? texts.refundInvalid(payment.networkName) : undefined}
        onChange={event => {
          setAddress(event.target.value)
          reset()
        }}
      />
      {payment.addressTag !== undefined && (
        <TextField
          mono
          autoComplete="off"
          label={texts.refundTag}
          value={tag}
          onChange={event => setTag(event.target.value)}
        />
      )}
      <Button wide kind="quiet" type="submit" busy={isPending}>
        {texts.refundSave}
      </Button>
    </form>
  )
}
