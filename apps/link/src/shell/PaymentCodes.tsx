import { Button } from '@rialto/ui'
import { useState } from 'react'

import { useStep } from '../StepTexts.tsx'
import { QrCode } from './QrCode.tsx'

type PaymentCodesProps = {
  address: string
  /** Absent: the asset has no such format. */
  paymentUri?: string | undefined
  /** The code that is shown first. An open amount has nothing but the address that a payer could enter wrongly. */
  first?: 'address' | 'request'
  /** A payment without the request's other fields belongs to nothing. */
  onlyRequest?: boolean
}

/**
 * The QR code of a payment request for wallets, and that of the address alone. Exchanges and some wallets read only an
 * address: a request of a token begins with the token's contract, which they would take for it.
 */
export function PaymentCodes({ address, paymentUri, first = 'address', onlyRequest = false }: PaymentCodesProps) {
  const { manual: texts } = useStep().messages
  const [isRequest, setRequest] = useState(first === 'request')
  const request = isRequest ? paymentUri : undefined
  return (
    <div className="manual__codes">
      <QrCode value={request ?? address} label={request === undefined ? texts.code : texts.payCode} />
      {paymentUri !== undefined && (
        <>
          {!onlyRequest && (
            <Button kind="text" onClick={() => setRequest(!isRequest)}>
              {isRequest ? texts.showCode : texts.showPayCode}
            </Button>
          )}
          <WalletLink uri={paymentUri} />
        </>
      )}
    </div>
  )
}

/** Shown where the wallet may be on this device: a phone reads no code from its own screen. */
function WalletLink({ uri }: { uri: string }) {
  const { manual: texts } = useStep().messages
  if (!/^(?:ethereum|solana|bitcoin|ripple):/u.test(uri)) return null
  return (
    <a className="r-button r-button--wide r-button--quiet manual__wallet" href={uri} target="_blank" rel="noreferrer">
      {texts.openWallet}
    </a>
  )
}
