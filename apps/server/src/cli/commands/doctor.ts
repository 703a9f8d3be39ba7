import type { EarlyCommand } from '../command.ts'
import type { Check } from '../doctor/check.ts'
import { checks } from '../doctor/checks.ts'

const mark = { ok: 'ok  ', note: 'note', bad: 'BAD ' } as const satisfies Record<Check['state'], string>

/** Looks at everything a start needs, in the order in which it needs it, and says what to do about what is missing. */
export const doctor: EarlyCommand = {
  name: 'doctor',
  usage: '',
  summary: 'Check what a start needs, and say what to do about it',
  runEarly: async (config, { out }) => {
    let isWell = true
    for (const check of checks) {
      for (const { state, what, advice } of await check(config)) {
        out(`${mark[state]}  ${what}\n${advice === undefined ? '' : `      ${advice}\n`}`)
        if (state === 'bad') isWell = false
      }
    }
    out(isWell ? '\nNothing stands in the way of a start.\n' : '\nMend what is marked BAD, then ask again.\n')
    return isWell
  },
}
