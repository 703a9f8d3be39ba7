import type { LinkCombination, LinkPart } from '@rialto/contract'
import { Button, Notice } from '@rialto/ui'
import { useEffect } from 'react'

import type { Step } from '../../machine/state.ts'
import { subtractDecimals } from '../../money/decimal.ts'
import { ProblemStep } from '../../shell/ProblemStep.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { useOrderPaidElsewhere } from '../preview/useOrderPaidElsewhere.ts'
import { CombinedFacts } from './CombinedFacts.tsx'
import { FailedPart } from './FailedPart.tsx'
import { NotEnough } from './NotEnough.tsx'
import { useCombination } from './useCombination.ts'

/** The part of each account in a combined payment, to be confirmed once for all of them. */
export function Combined({ step }: { step: Extract<Step, { name: 'combined' }> }) {
  const { state, dispatch, messages, format } = useStep()
  const { preview: texts, action, common } = messages
  const { combination, isReady, isRefreshing, isChanged, failure, retry } = useCombination(state.choice, false)
  // A transfer in progress belongs to this session, and its missing amount is paid here.
  useOrderPaidElsewhere(state.combinedId !== undefined)
  useSpokenChange(isChanged)
  if (failure?.problem === 'insufficientFunds') return <NotEnough failed={step.failed} />
  if (failure !== undefined)
    return <ProblemStep key="failed" failure={failure} isRetrying={isRefreshing} onRetry={retry} />
  const unsaved = combination?.parts.find(({ obstacle }) => obstacle === 'whitelist')
  const { rehearses } = state.choice
  const { title, intro } =
    rehearses === undefined
      ? headOf(combination, messages, format)
      : rehearsalHeadOf(rehearses, combination, messages, format)
  return (
    <StepFrame
      title={title}
      intro={intro}
      actions={
        <>
          <p className="r-small r-soft step__foot">{isReady ? texts.irreversible : texts.refreshing}</p>
          {unsaved === undefined ? (
            <Button wide inactive={!isReady} onClick={() => dispatch({ type: 'combinationConfirmed' })}>
              {combination === undefined
                ? texts.loading
                : texts.confirm[state.session?.brand?.confirmVerb ?? 'send'](
                    format.asset(combination.amount, combination.symbol),
                  )}
            </Button>
          ) : (
            <Button wide busy={isRefreshing} onClick={retry}>
              {isRefreshing ? action.checking : action.done}
            </Button>
          )}
          {rehearses === undefined && (
            <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
              {common.otherAccount}
            </Button>
          )}
        </>
      }
    >
      <Amount combination={combination} />
      <Notices step={step} isChanged={isChanged} unsaved={unsaved} />
      <CombinedFacts combination={combination} onChange={() => dispatch({ type: 'payingAccountsOpened' })} />
    </StepFrame>
  )
}

type Texts = ReturnType<typeof useStep>

const headOf = (
  combination: LinkCombination | undefined,
  { preview, combined }: Texts['messages'],
  format: Texts['format'],
): { title: string; intro?: string } => {
  if (combination === undefined) return { title: preview.title }
  const { paid, parts, symbol } = combination
  if (paid !== undefined) return { title: combined.restTitle, intro: combined.restIntro(format.asset(paid, symbol)) }
  return parts.length < 2 ? { title: preview.title } : { title: combined.title(parts.length), intro: combined.intro }
}

/** The small part of a preview that is sent first. */
const rehearsalHeadOf = (
  { amount }: { amount: string },
  combination: LinkCombination | undefined,
  { rehearsal }: Texts['messages'],
  format: Texts['format'],
): { title: string; intro?: string } => {
  if (combination === undefined) return { title: rehearsal.title }
  const rest = format.asset(subtractDecimals(amount, combination.amount), combination.symbol)
  return { title: rehearsal.title, intro: rehearsal.intro(rest) }
}

function Amount({ combination }: { combination: LinkCombination | undefined }) {
  const { format } = useStep()
  const fiat = combination?.displayAmountUsd ?? combination?.amountUsd
  return (
    <p className="preview__amount r-num">
      {combination === undefined ? '\u00a0' : format.asset(combination.amount, combination.symbol)}
      <span className="preview__fiat">{fiat === undefined ? '\u00a0' : format.fiat(fiat, 'USD')}</span>
    </p>
  )
}

type NoticesProps = {
  step: Extract<Step, { name: 'combined' }>
  isChanged: boolean
  unsaved: LinkPart | undefined
}

function Notices({ step: { notice, failed }, isChanged, unsaved }: NoticesProps) {
  const { messages } = useStep()
  const { preview: texts, combined: words, action } = messages
  return (
    <>
      <FailedPart failed={failed} />
      {notice !== undefined && (
        <Notice tone="warn" live>
          {texts[notice]}
        </Notice>
      )}
      {isChanged && (
        <Notice tone="warn" title={texts.changedTitle}>
          {words.changed}
        </Notice>
      )}
      {unsaved !== undefined && (
        <Notice tone="warn" title={action.whitelistTitle}>
          {action.whitelistBody(unsaved.fromName)}
        </Notice>
      )}
    </>
  )
}

function useSpokenChange(isChanged: boolean): void {
  const { messages, say } = useStep()
  useEffect(() => {
    if (isChanged) say(`${messages.preview.changedTitle}. ${messages.combined.changed}`)
  }, [isChanged, messages, say])
}
