import type { LinkHolding } from '@rialto/contract'
import { Button, ChoiceRow, Logo, Notice } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { connectionOf, integrationOf } from '../../machine/state.ts'
import { reasonText } from '../../messages/reasonText.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { lackingText } from './lackingText.ts'

export function Assets() {
  const { state, dispatch, messages, format } = useStep()
  const { assets, common } = messages
  const eligible = state.holdings.filter(one => one.eligible)
  const others = state.holdings.filter(one => !one.eligible)
  const lacking = lackingText(state.session, others, messages, format)
  const connection = connectionOf(state)
  const client = state.session?.client.name ?? ''
  // If none has enough, several accounts may pay together.
  const mayCombine = state.session?.transfer?.maximumSources !== undefined
  const isEmpty = state.holdings.length === 0
  const accepted = format.list([...new Set(state.session?.transfer?.destinations.map(one => one.symbol))])
  const holdsNone = others.every(one => one.ineligibilityReason === 'symbolDoesNotMatch')
  const none = lacking ?? (isEmpty ? assets.emptyTitle : holdsNone ? assets.missingTitle(accepted) : assets.noneTitle)
  return (
    <StepFrame
      title={eligible.length > 0 ? assets.title : none}
      intro={
        eligible.length > 0
          ? [connection?.brokerName, connection?.accountName].filter(Boolean).join(' · ')
          : isEmpty
            ? assets.emptyBody
            : lacking === undefined
              ? assets.noneBody(client)
              : messages.reasons.amountNotSufficient
      }
      {...(eligible.length > 0
        ? {}
        : {
            actions: (
              <Button wide onClick={() => dispatch({ type: 'catalogueOpened' })}>
                {mayCombine ? messages.combined.addAccount : common.otherAccount}
              </Button>
            ),
          })}
    >
      {eligible.length === 0 && (
        <Notice>{mayCombine ? messages.combined.hint(accepted) : assets.accepted(accepted)}</Notice>
      )}
      {eligible.length > 0 && <HoldingRows title={assets.available} holdings={eligible} />}
      {others.length > 0 && <OtherRows holdings={others} isAlone={eligible.length === 0} />}
    </StepFrame>
  )
}

const isOtherAsset = ({ ineligibilityReason }: LinkHolding): boolean => ineligibilityReason === 'symbolDoesNotMatch'

/** More rows of other assets than this would hide the ones of the requested assets. */
const mostUnfolded = 3

/** Assets that cannot be sent: the requested ones first, and many others folded. */
function OtherRows({ holdings, isAlone }: { holdings: readonly LinkHolding[]; isAlone: boolean }) {
  const { assets, reasons } = useStep().messages
  const near = holdings.filter(one => !isOtherAsset(one))
  const rest = holdings.filter(isOtherAsset)
  if (rest.length <= mostUnfolded || (isAlone && near.length === 0))
    return <HoldingRows title={assets.unavailable} holdings={[...near, ...rest]} />
  return (
    <>
      {near.length > 0 && <HoldingRows title={assets.unavailable} holdings={near} />}
      <details className="more">
        <summary>{reasons.symbolDoesNotMatch}</summary>
        <HoldingRows holdings={rest} />
      </details>
    </>
  )
}

function HoldingRows({ title, holdings }: { title?: string; holdings: readonly LinkHolding[] }) {
  return (
    <div className="group">
      {title !== undefined && <h2>{title}</h2>}
      <ul className="rows">
        {holdings.map(holding => (
          <li key={holding.symbol}>
            <HoldingRow holding={holding} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The network that takes the asset is paused, which says more than that none takes it. */
const reasonOf = ({ ineligibilityReason, networks }: LinkHolding): string | undefined =>
  networks.some(one => one.ineligibilityReason === 'refusedByInstitution')
    ? 'refusedByInstitution'
    : ineligibilityReason

function HoldingRow({ holding }: { holding: LinkHolding }) {
  const { state, dispatch, messages, format } = useStep()
  const { symbol, name, available, valueUsd, logoUrl, eligible } = holding
  const balance = format.balance(available, symbol)
  const isWallet = integrationOf(state)?.scheme === 'wallet'
  const reason = reasonText(messages, isWallet ? reasonOf(holding) : holding.ineligibilityReason, isWallet)
  return (
    <ChoiceRow
      logo={<Logo round name={symbol} url={logoUrl} />}
      title={name}
      note={eligible ? symbol : reason}
      value={valueUsd === undefined ? balance : format.fiat(valueUsd, 'USD')}
      valueNote={valueUsd === undefined ? undefined : balance}
      inactive={!eligible}
      onChoose={() => dispatch({ type: 'assetChosen', symbol })}
    />
  )
}
