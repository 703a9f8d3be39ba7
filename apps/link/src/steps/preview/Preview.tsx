import type { LinkPreview } from '@rialto/contract'
import { Badge, Button, Notice } from '@rialto/ui'
import { useEffect } from 'react'

import type { Messages } from '../../messages/messages.ts'
import type { Format } from '../../money/createFormat.ts'
import { useStep } from '../../StepTexts.tsx'
import type { Step } from '../../machine/state.ts'
import { ProblemStep } from '../../shell/ProblemStep.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { ChosenSource } from '../sources/ChosenSource.tsx'
import { PreviewFacts } from './PreviewFacts.tsx'
import { toInput } from './toInput.ts'
import { useExecute } from './useExecute.ts'
import { useOrderPaidElsewhere } from './useOrderPaidElsewhere.ts'
import { type PricedPreview, usePreview } from './usePreview.ts'

export function Preview({ step }: { step: Extract<Step, { name: 'preview' }> }) {
  const { state, dispatch, messages, format } = useStep()
  const { preview: texts } = messages
  const execute = useExecute()
  const priced = usePreview(toInput(state.choice), execute.isPending)
  const { preview, changed, isRefreshing, secondsLeft, failure } = priced
  useSpokenChanges(priced)
  useOrderPaidElsewhere(execute.isPending)
  if (failure !== undefined)
    return <ProblemStep key="failed" failure={failure} isRetrying={isRefreshing} onRetry={priced.retry} />
  // The client's own figure, where the server found it close enough to the computed one.
  const shownFiat = preview?.displayAmountUsd ?? preview?.moneyLine.credited.usd
  // One that is worth a dollar costs the same in half a minute: its quote is renewed without a word.
  const isFloating = preview?.funding !== undefined || preview?.amountUsd !== preview?.amount
  const isReady = preview !== undefined && !isRefreshing && secondsLeft > 0
  return (
    <StepFrame
      title={texts.title}
      actions={
        <>
          <p className="r-small r-soft step__foot r-num">
            {isReady || execute.isPending
              ? isFloating
                ? texts.holds(secondsLeft)
                : texts.irreversible
              : texts.refreshing}
          </p>
          <Button
            wide
            busy={execute.isPending}
            inactive={!isReady}
            onClick={() => preview && execute.run({ previewId: preview.previewId })}
          >
            {execute.isPending || preview === undefined
              ? execute.isPending
                ? texts.sending
                : texts.loading
              : confirmText(preview, state.session?.brand?.confirmVerb ?? 'send', messages, format)}
          </Button>
          {preview?.rehearsal !== undefined && !execute.isPending && (
            <Button
              wide
              kind="text"
              onClick={() =>
                dispatch({ type: 'rehearsalChosen', previewId: preview.previewId, amount: preview.amount })
              }
            >
              {messages.rehearsal.offer(format.asset(preview.rehearsal.amount, preview.symbol))}
            </Button>
          )}
        </>
      }
    >
      <p className="preview__amount r-num">
        {preview === undefined ? '\u00a0' : creditedText(preview, format)}
        <span className="preview__fiat">{shownFiat === undefined ? '\u00a0' : format.fiat(shownFiat, 'USD')}</span>
      </p>
      <ChosenSource preview={preview} />
      {step.notice !== undefined && (
        <Notice tone="warn" live>
          {texts[step.notice]}
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="warn" title={texts.changedTitle}>
          {texts.changed(format.list(changed.map(field => texts.fields[field])))}
        </Notice>
      )}
      <PreviewFacts
        preview={preview}
        isChanged={changed.length > 0}
        mark={field => changed.includes(field) && <Badge tone="warn">{texts.updated}</Badge>}
      />
      {isFloating && <p className="r-small r-soft">{texts.irreversible}</p>}
    </StepFrame>
  )
}

/** Said aloud once per renewal: never the seconds. */
function useSpokenChanges({ preview, changed }: PricedPreview) {
  const { messages, format, say } = useStep()
  useEffect(() => {
    if (preview === undefined || changed.length === 0) return
    const { changedTitle, changed: words, fields } = messages.preview
    say(`${changedTitle}. ${words(format.list(changed.map(field => fields[field])))}`)
  }, [preview, changed, messages, format, say])
}

const creditedText = ({ moneyLine: { credited }, amount, symbol }: LinkPreview, format: Format): string =>
  format.asset(credited.amount ?? amount, symbol)

/** Text of the button with the credited amount. Names an order that runs first. */
function confirmText(
  preview: LinkPreview,
  verb: keyof Messages['preview']['confirm'],
  { preview: texts, money }: Messages,
  format: Format,
): string {
  const credited = creditedText(preview, format)
  if (preview.funding === undefined) return texts.confirm[verb](credited)
  return preview.funding.kind === 'purchase' ? money.buyAndSend(credited) : money.convertAndSend(credited)
}
