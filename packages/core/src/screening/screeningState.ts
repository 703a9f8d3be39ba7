import type { SanctionsList, ScreeningMode } from './ports.ts'

/** A client's setting, and the lists that it applies to. */
export interface ScreeningState {
  mode: ScreeningMode
  lists: SanctionsList[]
}
