import { useEffect } from 'react'

import type { Store } from '../machine/createStore.ts'
import { previousStep } from '../machine/previousStep.ts'
import type { LinkState } from '../machine/state.ts'

const mark = 'rialtoStep'

const isMarked = (): boolean => {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && mark in entry
}

/**
 * The Back button of the browser or of Android acts like Back on the page. Without a previous step it leaves the page
 * as usual.
 */
export function useBrowserBack(store: Store, state: LinkState): void {
  const canGoBack = previousStep(state) !== undefined
  const { step } = state
  useEffect(() => {
    if (canGoBack && !isMarked()) window.history.pushState({ [mark]: true }, '')
  }, [canGoBack, step])
  useEffect(() => {
    const goBack = () => {
      if (!isMarked() && previousStep(store.read()) !== undefined) store.dispatch({ type: 'back' })
    }
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [store])
}
