'use client'

import { LinkButton } from '@rialto/react'
import { useState } from 'react'

const getLinkToken = async () => {
  const response = await fetch('/api/link-token', { method: 'POST' })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const { linkToken } = (await response.json()) as { linkToken: string }
  return linkToken
}

/** This is for display only: the webhook credits the user. */
export function Deposit() {
  const [note, setNote] = useState('')
  return (
    <>
      <LinkButton
        options={{
          onIntegrationConnected: ({ accessToken }) =>
            setNote(`Connected to ${accessToken?.brokerName ?? 'an account'}`),
          onTransferFinished: ({ amount, symbol }) => setNote(`${amount} ${symbol} are on their way`),
          onExit: errorMessage => errorMessage !== undefined && setNote(errorMessage),
        }}
        getLinkToken={getLinkToken}
        onTokenError={() => setNote('Deposits are not available at the moment. Try again.')}
      >
        Deposit
      </LinkButton>
      <p role="status">{note}</p>
    </>
  )
}
