import { Icon } from '@rialto/ui'
import type { RefObject } from 'react'

import type { Messages } from '../messages/messages.ts'
import { useCopy } from './useCopy.ts'

type CopyButtonProps = {
  value: string
  label: string
  texts: Messages['copying']
  /** The element with the value, which is selected if the browser refuses to copy. */
  shown: RefObject<Element | null>
}

/** An icon button that copies the value beside it, and announces the outcome. */
export function CopyButton({ value, label, texts, shown }: CopyButtonProps) {
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'
  return (
    <>
      <button
        type="button"
        className="r-icon-button r-icon-button--inline"
        aria-label={`${isCopied ? texts.copied : texts.copy} ${label}`}
        title={isCopied ? texts.copied : texts.copy}
        onClick={() => copy(value, shown.current)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      <CopyOutcome state={state} texts={texts} />
    </>
  )
}

/** Announces a copy. A refusal is visible too, because the clipboard still has its former content. */
export function CopyOutcome({
  state,
  texts,
}: {
  state: ReturnType<typeof useCopy>['state']
  texts: Messages['copying']
}) {
  return (
    <span role="status" className={state === 'refused' ? 'copyable__refused r-small' : 'r-hidden'}>
      {state === 'ready' ? '' : texts[state]}
    </span>
  )
}
