import type { EarlyCommand } from '../command.ts'
import type { Check } from '../doctor/check.ts'
import { checks } from '../doctor/checks.ts'

const mark = { ok: 'ok  ', note: 'note', bad: 'BAD ' } as const satisfies Record<Check['state'], string>

/** Looks at everything a start needs, in the order in which it needs it, and says what to do about what is missing. */
export const doctor: EarlyCommand = {
  name: 'doctor',
  usage: '',
  summary: 'Check settings, database, ports and nodes before a start',
  runEarly: async (config, { out }) => {
    let isWell = true
    for (const check of checks) {
      for (const { state, what, advice } of await check(config)) {
        out(`${mark[state]}  ${what}\n${advice === undefined ? '' : `      ${advice}\n`}`)
        if (state === 'bad') isWell = false
      }
    }
    out(isWell ? '\nReady to start.\n' : '\nFix the checks marked BAD, then run rialto doctor again.\n')
    return isWell
  },
}
