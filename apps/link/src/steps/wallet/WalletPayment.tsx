import { Button, Fact, Facts, Logo, Notice } from '@rialto/ui'
import { useMutation } from '@tanstack/react-query'

import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { connectionOf, integrationOf } from '../../machine/state.ts'
import { Address } from '../../shell/Address.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { keyOf } from './foundWallet.ts'
import { payWithWallet } from './payWithWallet.ts'
import { rememberedWallet } from './rememberedWallet.ts'
import { useWallets } from './useWallets.ts'
import { walletProblem } from './walletProblem.ts'

/** The approved payment, to be confirmed in the user's own wallet. */
export function WalletPayment() {
  const { state, dispatch, messages, format } = useStep()
  const { wallet: texts } = messages
  const { preview } = state
  const { pay, wallet, isPending, notice } = useWalletPayment()
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
            {isPending ? texts.waiting(name) : notice === undefined ? texts.payButton(name) : texts.payAgain(name)}
          </Button>
          <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {messages.common.otherAccount}
          </Button>
        </>
      }
    >
      {wallet === undefined && <Notice tone="warn">{texts.payMissing}</Notice>}
      {notice !== undefined && !isPending && (
        <Notice tone="warn" live>
          {notice}
        </Notice>
      )}
      <Facts>
        <Fact label={messages.preview.arrives}>{format.asset(preview.amount, preview.symbol)}</Fact>
        <Fact label={messages.preview.to}>
          <Address value={preview.toAddress} />
        </Fact>
      </Facts>
    </StepFrame>
  )
}

function useWalletPayment() {
  const { api, dispatch, messages, state } = useStep()
  const { preview } = state
  const chain = integrationOf(state)?.chains?.find(one => one.networkId === preview?.networkId)
  const found = useWallets().filter(one => one.payment !== undefined && one.family === chain?.family)
  const wallet = found.find(one => keyOf(one) === rememberedWallet()) ?? found[0]
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      if (wallet?.payment === undefined || preview === undefined) throw new Error('No wallet')
      const address = connectionOf(state)?.accountId ?? ''
      return payWithWallet(api, wallet.payment, { previewId: preview.previewId, address, chainId: chain?.chainId })
    },
    onSuccess: outcome => {
      if ('execution' in outcome) dispatch({ type: 'executed', execution: outcome.execution })
    },
    onError: failure => {
      if (isEnded(failure)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    },
  })
  const { wallet: texts } = messages
  const name = wallet?.name ?? ''
  const notice =
    error !== null
      ? texts[walletProblem(error)](name)
      : data && 'fee' in data
        ? texts.payNoGas(data.fee.amount, data.fee.symbol)
        : data && 'declined' in data
          ? texts.rejected(name)
          : undefined
  return { pay: () => mutate(), wallet, isPending, notice }
}
