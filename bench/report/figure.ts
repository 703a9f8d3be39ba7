import { defined } from '@rialto/defined'

interface Bar {
  label: string
  value: number
}

/** The result of one measurement with its baselines and goal. */
export interface Figure {
  name: string
  unit: string
  /** Rialto's bar first; the others were measured in the same run. */
  bars: readonly Bar[]
  held: Held
  /** A second goal for the same figure. */
  andHeld?: Held
}

/** A number with a goal. `thresholds.ts` has the bound beyond which a run has regressed and fails. */
export interface Held {
  what: string
  value: number
  sense: 'atMost' | 'atLeast'
  goal?: number
}

export const atMost = (what: string, value: number, goal?: number): Held => ({
  what,
  value,
  sense: 'atMost',
  ...defined({ goal }),
})
export const atLeast = (what: string, value: number, goal?: number): Held => ({
  ...atMost(what, value, goal),
  sense: 'atLeast',
})

const isWithin = ({ sense }: Held, value: number, bound: number): boolean =>
  sense === 'atMost' ? value <= bound : value >= bound

export const allHeld = ({ held, andHeld }: Figure): Held[] => (andHeld ? [held, andHeld] : [held])

export const hasRegressed = (held: Held, threshold: number | undefined): boolean =>
  threshold !== undefined && !isWithin(held, held.value, threshold)

/** A fifth worse than this value, which may be zero: then the goal. */
export const thresholdBy = ({ sense, value, goal }: Held): number | undefined =>
  value === 0 ? goal : Number((sense === 'atMost' ? value * 1.2 : value / 1.2).toPrecision(3))

/** Undefined without a goal. */
export const isMet = (held: Held): boolean | undefined =>
  held.goal === undefined ? undefined : isWithin(held, held.value, held.goal)

export const inWords = (value: number): string =>
  value >= 1_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(value < 0.1 ? 2 : 3)))

export const boundInWords = ({ sense }: Held, bound: number | undefined): string => {
  if (bound === undefined) return '-'
  return `${sense === 'atMost' ? '≤' : '≥'} ${inWords(bound)}`
}
