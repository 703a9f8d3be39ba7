import { Button, Fact, Facts, Logo, Notice } from '@rialto/ui'

import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { partText } from '../byAddress/stateTexts.ts'

/**
 * The notice of a standalone page, before anything else: its purpose and its user. Another person may have sent the
 * link; from the next step on, connections and payments belong to the named account.
 */
export function AskFirst() {
  const { state, dispatch, messages, format } = useStep()
  const { session } = state
  if (session === undefined) return null
  const { client, transfer, userId } = session
  const { asks, leave } = messages
  const part = session.addressPayment?.part
  const isPayLink = session.asksFirst === 'payLink'
  const title = isPayLink ? asks.payTitle : transfer === undefined ? asks.connectTitle : asks.sendTitle
  const named = transfer?.description ?? (transfer?.goods ? format.list(transfer.goods) : undefined)
  const amounts = transfer?.destinations.flatMap(({ amount, symbol }) =>
    amount === undefined ? [] : format.asset(amount, symbol),
  )
  const amount =
    transfer?.amountInFiat === undefined
      ? amounts?.length === 1
        ? amounts[0]
        : undefined
      : format.fiat(transfer.amountInFiat, transfer.fiatCurrency)
  return (
    <StepFrame
      title={title(client.name)}
      intro={isPayLink ? asks.payBody(client.name) : asks.ownBody(client.name)}
      hero={<Logo name={client.name} url={client.logoUrl} />}
      actions={
        <>
          <Button wide onClick={() => dispatch({ type: 'confirmed' })}>
            {asks.goOn}
          </Button>
          <Button wide kind="quiet" onClick={() => dispatch({ type: 'left' })}>
            {leave.leave}
          </Button>
        </>
      }
    >
      <Facts>
        {amount !== undefined && <Fact label={asks.amount}>{amount}</Fact>}
        {part !== undefined && <Fact label={messages.byAddress.received}>{partText(part, messages, format)}</Fact>}
        {named !== undefined && <Fact label={asks.purpose}>{named}</Fact>}
        {transfer?.transactionId !== undefined && <Fact label={asks.order}>{transfer.transactionId}</Fact>}
        {session.payUntilMs !== undefined && (
          <Fact label={messages.manual.until}>{format.date(session.payUntilMs)}</Fact>
        )}
        {userId !== undefined && <Fact label={asks.account(client.name)}>{userId}</Fact>}
      </Facts>
      <Notice tone="warn">{isPayLink ? asks.payWarning : asks.ownWarning(client.name)}</Notice>
    </StepFrame>
  )
}
