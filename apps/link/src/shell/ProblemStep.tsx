import { Button } from '@rialto/ui'

import { useStep } from '../StepTexts.tsx'
import { type Failure, holdingOf, integrationOf } from '../machine/state.ts'
import { isAmountFixed } from '../machine/transferStep.ts'
import { fittingActions, problemTexts } from '../problems/problems.ts'
import { OutcomeFrame } from './OutcomeFrame.tsx'
import { SupportCode } from './SupportCode.tsx'

type ProblemStepProps = { failure: Failure; onRetry: () => void; isRetrying?: boolean }

/** A problem that ends a step: its description, its effect on the money, and the suitable action first. */
export function ProblemStep({ failure, onRetry, isRetrying }: ProblemStepProps) {
  const { state, messages } = useStep()
  const institution = integrationOf(state)?.name ?? state.preview?.fromName ?? ''
  const { title, body } = problemTexts(messages, failure.problem, institution)
  const [first, ...others] = useActions(failure, onRetry)
  // A conversion before the transfer may have been executed before the rejection.
  const isNothingMoved = state.session?.mode === 'transfer' && state.choice?.fundWith === undefined
  return (
    <OutcomeFrame
      title={title}
      intro={body}
      tone="bad"
      icon="alert"
      actions={
        <>
          {first && (
            <Button wide busy={isRetrying === true} onClick={first.run}>
              {first.label}
            </Button>
          )}
          {others.map(({ label, run }) => (
            <Button key={label} wide kind="text" onClick={run}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      {isNothingMoved && <p className="r-soft">{messages.failed.moneyNothing}</p>}
      <SupportCode code={failure.supportCode} />
    </OutcomeFrame>
  )
}

type Action = { label: string; run: () => void }

/** The most suitable action first, then the alternatives. An action that this transfer does not allow is replaced by the choice of another account. */
function useActions({ problem }: Failure, onRetry: () => void): Action[] {
  const { state, dispatch, messages } = useStep()
  const { actions, common } = messages
  const { session, choice, integrationId } = state
  const isKey = integrationOf(state)?.scheme === 'apiKey'
  const openNetworks = holdingOf(state)?.networks.filter(one => one.eligible) ?? []
  const retry = { label: common.retry, run: onRetry }
  const otherAccount = { label: common.otherAccount, run: () => dispatch({ type: 'catalogueOpened' }) }
  const signIn = integrationId !== undefined && {
    label: isKey ? actions.newKey : actions.signIn,
    run: () => dispatch({ type: 'integrationChosen', integrationId, searched: false }),
  }
  const changeAmount = session !== undefined &&
    choice.networkId !== undefined &&
    !isAmountFixed(session, choice) && {
      label: actions.changeAmount,
      run: () => dispatch({ type: 'amountReopened' }),
    }
  const { symbol } = choice
  const changeNetwork = symbol !== undefined &&
    openNetworks.length > 1 && {
      label: actions.changeNetwork,
      run: () => dispatch({ type: 'assetChosen', symbol }),
    }
  const close = { label: common.close, run: () => dispatch({ type: 'left' }) }
  const all = { retry, otherAccount, signIn, changeAmount, changeNetwork, close }
  const fitting = all[fittingActions[problem]] || otherAccount
  return [fitting, retry, otherAccount].filter((one, at, list) => list.indexOf(one) === at)
}
