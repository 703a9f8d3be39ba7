import type { LinkPreview } from '@rialto/contract'
import { Button } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { isChosen } from '../../machine/isChosen.ts'
import { sourceText } from './sourceText.ts'

/** Which way to pay was chosen, in one sentence, and the others. Nothing where the user says how much. */
export function ChosenSource({ preview }: { preview: LinkPreview | undefined }) {
  const { state, dispatch, messages, format } = useStep()
  const chosen = state.sources.find(one => isChosen(one, state.choice))
  if (chosen === undefined) return null
  const feesUsd = preview?.feesUsd ?? chosen.feesUsd
  const asset =
    preview !== undefined && chosen.kind === 'balance'
      ? format.asset(creditedOf(preview), preview.symbol)
      : chosen.symbol
  return (
    <div className="preview__source">
      <p>{sourceText({ ...chosen, asset, feesUsd }, messages, format)}</p>
      {state.sources.length > 1 && (
        <Button kind="text" onClick={() => dispatch({ type: 'sourcesOpened' })}>
          {messages.sources.change}
        </Button>
      )}
    </div>
  )
}

/** Without the fees, which follow as one sum. */
const creditedOf = ({ moneyLine, amount }: LinkPreview): string => moneyLine.credited.amount ?? amount
