import { Button, Fact, Facts, Logo, Notice } from '@rialto/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import { useStep } from '../../StepTexts.tsx'
import { connectionOf, integrationOf } from '../../machine/state.ts'
import type { Messages } from '../../messages/messages.ts'
import { MoneyFacts } from '../../money/MoneyFacts.tsx'
import { Address } from '../../shell/Address.tsx'
import { ProblemNotice } from '../../shell/ProblemNotice.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { keyOf } from './foundWallet.ts'
import { payWithWallet, type WalletOutcome } from './payWithWallet.ts'
import { rememberedWallet } from './rememberedWallet.ts'
import { useWallets } from './useWallets.ts'
import { walletProblem } from './walletProblem.ts'

/** The approved payment, to be confirmed in the user's own wallet. */
export function WalletPayment() {
  const { state, dispatch, messages, format } = useStep()
  const { wallet: texts } = messages
  const { preview } = state
  const { pay, wallet, isPending, isAskedBefore, notice, failure, data } = useWalletPayment()
  const isRemembered = wallet !== undefined && keyOf(wallet) === rememberedWallet()
  useFirstAsk(state.step.name === 'action' && state.step.asksNow === true && isRemembered, pay)
  const name = wallet?.name ?? messages.common.otherAccount
  if (preview === undefined) return null
  return (
    <StepFrame
      key={isPending ? 'waiting' : 'asking'}
      title={isPending ? texts.payWaiting(name) : texts.payTitle}
      intro={texts.payIntro}
      hero={<Logo name={name} url={wallet?.iconUrl} size="large" />}
      actions={
        <>
          <p className="r-small r-soft step__foot">{texts.money}</p>
          <Button wide busy={isPending} inactive={wallet === undefined} onClick={pay}>
            {isPending ? texts.waiting(name) : isAskedBefore ? texts.payAgain(name) : texts.payButton(name)}
          </Button>
          <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {messages.common.otherAccount}
          </Button>
        </>
      }
    >
      {wallet === undefined && <Notice tone="warn">{texts.payMissing}</Notice>}
      {failure !== undefined && !isPending && <ProblemNotice failure={failure} institution={name} />}
      {notice !== undefined && !isPending && (
        <Notice tone="warn" live>
          {notice}
        </Notice>
      )}
      <Facts>
        <MoneyFacts
          line={preview.moneyLine}
          from={preview.fromName}
          client={state.session?.client.name ?? ''}
          isFromWallet
          {...{ messages, format }}
        />
        <Fact label={messages.preview.to}>
          <Address value={preview.toAddress} />
        </Fact>
        {preview.isFeeSponsored === true && data === undefined && (
          <Fact label={texts.payFee}>{texts.payFeeSponsored(state.session?.client.name ?? '')}</Fact>
        )}
      </Facts>
    </StepFrame>
  )
}

/** The press of the preview's button asks the wallet, once: after a refusal the user asks again. */
function useFirstAsk(isReady: boolean, ask: () => void): void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isReady || isAsked.current) return
    isAsked.current = true
    ask()
  }, [isReady, ask])
}

function useWalletPayment() {
  const { api, dispatch, messages, state } = useStep()
  const { preview, session } = state
  const client = session?.client.name ?? ''
  const chain = integrationOf(state)?.chains?.find(one => one.networkId === preview?.networkId)
  const found = useWallets().filter(one => one.payment !== undefined && one.family === chain?.family)
  const wallet = found.find(one => keyOf(one) === rememberedWallet()) ?? found[0]
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      if (wallet?.payment === undefined || preview === undefined) throw new Error('No wallet')
      const address = connectionOf(state)?.accountId ?? ''
      const target = { previewId: preview.previewId, address, chainId: chain?.chainId }
      return payWithWallet(api, wallet.payment, { ...target, walletKey: keyOf(wallet) })
    },
    onSuccess: outcome => {
      if ('execution' in outcome) dispatch({ type: 'executed', execution: outcome.execution })
    },
    onError: failure => {
      if (isEnded(failure)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    },
  })
  const isAskedBefore = error !== null || data !== undefined
  const failure = error instanceof ApiError ? toFailure('refused', error) : undefined
  const notice =
    failure === undefined
      ? noticeOf(messages.wallet, { name: wallet?.name ?? '', client, chain, error, data })
      : undefined
  return { pay: () => mutate(), wallet, isPending, isAskedBefore, notice, failure, data }
}

interface Last {
  name: string
  client: string
  chain: { name: string } | undefined
  error: Error | null
  data: WalletOutcome | undefined
}

/** Text about the last request to the wallet. */
function noticeOf(texts: Messages['wallet'], { name, client, chain, error, data }: Last): string | undefined {
  if (error !== null) {
    const problem = walletProblem(error)
    return problem === 'otherNetwork' ? texts.otherNetwork(name, chain?.name ?? '') : texts[problem](name)
  }
  if (data && 'fee' in data) {
    const { amount, symbol, missing } = data.fee
    const short = texts.payNoGas(amount, symbol, missing)
    return data.isSponsorshipUsedUp ? `${texts.paySponsorLimit(client)} ${short}` : short
  }
  if (!data || !('refused' in data)) return undefined
  return data.refused === 'otherNetwork' ? texts.otherNetwork(name, chain?.name ?? '') : texts[data.refused](name)
}
