import { ONE_TIME_CODES, PASSWORD, personas } from '../data/personas.ts'
import { faultModes } from '../http/createFaults.ts'
import { amountTriggers } from '../withdrawals/amountTriggers.ts'
import type { ControlContext } from './controlContext.ts'

/** All parts of a scenario with their current values, for user interfaces with switches. */
export const readScenario = ({ clock, faults, health, hosted }: ScenarioContext) => ({
  nowMs: clock.nowMs(),
  password: PASSWORD,
  codes: ONE_TIME_CODES,
  personas: personas.map(({ name, about }) => ({ name, about })),
  amounts: Object.entries(amountTriggers).map(([fraction, { about }]) => ({ fraction, about })),
  faultModes: Object.entries(faultModes).map(([mode, about]) => ({ mode, about })),
  hosts: hosted.map(({ host, institution }) => ({ host, institution, isUp: health.isUp(institution) })),
  faults: faults.list().map(({ host, mode, times }) => ({ host, mode, times })),
})

type ScenarioContext = Pick<ControlContext, 'clock' | 'faults' | 'health' | 'hosted'>
