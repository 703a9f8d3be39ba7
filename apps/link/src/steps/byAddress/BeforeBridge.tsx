import { Button, TextField } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { Unavailable } from '../manual/Unavailable.tsx'
import { addressApi, type AssetPair } from './addressApi.ts'

type BeforeBridgeProps = {
  pair: AssetPair
  isRequired: boolean
  start: (refundAddress?: string) => void
  isStarting: boolean
  startError: Error | null
}

/** Before an address of a bridge is made: the payer's address for refunds of the bridge. */
export function BeforeBridge({ pair, isRequired, start, isStarting, startError }: BeforeBridgeProps) {
  const { api, messages, format } = useStep()
  const { byAddress: texts } = messages
  const [address, setAddress] = useState('')
  const [isEdited, setEdited] = useState(false)
  const { data } = useQuery({ queryKey: ['addressOffers'], queryFn: () => addressApi(api).offers(), staleTime: 30_000 })
  const offer = data?.offers.find(one => one.networkId === pair.networkId && one.symbol === pair.symbol)
  const isInvalid = startError instanceof ApiError && invalidTypes.has(startError.errorType ?? '')
  if (startError !== null && !isInvalid && !isEdited) return <Unavailable onRetry={() => setEdited(true)} />
  const submit = () => {
    setEdited(false)
    start(address.trim() || undefined)
  }
  const network = offer?.networkName ?? ''
  return (
    <StepFrame
      title={offer ? messages.manual.addressTitle(pair.symbol, network) : messages.catalogue.byAddress}
      actions={
        <Button wide type="submit" form="bridge-form" busy={isStarting}>
          {texts.bridgeShow}
        </Button>
      }
    >
      {offer && <p className="preview__amount r-num">{texts.bridgeAbout(format.asset(offer.amount, pair.symbol))}</p>}
      <p className="r-soft">{texts.bridgeRefundIntro}</p>
      <form
        id="bridge-form"
        className="manual__address"
        onSubmit={event => {
          event.preventDefault()
          if (address.trim() !== '' || !isRequired) submit()
        }}
      >
        <TextField
          mono
          wraps
          autoComplete="off"
          label={texts.refundField(network)}
          value={address}
          error={isInvalid && !isEdited ? texts.refundInvalid(network) : undefined}
          onChange={event => {
            setAddress(event.target.value)
            setEdited(true)
          }}
        />
      </form>
    </StepFrame>
  )
}

/** Errors about the address that was entered. */
const invalidTypes: ReadonlySet<string> = new Set(['invalidAddress', 'invalidField', 'unavailableForLegalReasons'])
