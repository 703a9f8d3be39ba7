import { useState } from 'react'

import type { LinkState } from '../machine/state.ts'

type Walked = { names: readonly string[]; direction: 'on' | 'back' }

/** `back` when the user comes to a step that they had left on the way here: it comes in from the other side. */
export function useDirection({ step: { name } }: LinkState): Walked['direction'] {
  const [walked, setWalked] = useState<Walked>({ names: [name], direction: 'on' })
  const { names } = walked
  if (names.at(-1) === name) return walked.direction
  const at = names.indexOf(name)
  const next: Walked =
    at < 0 ? { names: [...names, name], direction: 'on' } : { names: names.slice(0, at + 1), direction: 'back' }
  setWalked(next)
  return next.direction
}
