import type { EarlyCommand } from '../command.ts'
import { checkDatabase } from '../doctor/checkDatabase.ts'
import { checkNodes } from '../doctor/checkNodes.ts'
import { checkPorts } from '../doctor/checkPorts.ts'
import { type Check, checkRuntime, checkVault } from '../doctor/checkRuntime.ts'
import { print } from '../print.ts'

/** In the order in which a start needs them. */
const checks = [checkRuntime, checkVault, checkPorts, checkNodes, checkDatabase]

const mark = { ok: 'ok  ', note: 'note', bad: 'BAD ' } as const satisfies Record<Check['state'], string>

/** Looks at everything a start needs, in the order in which it needs it, and says what to do about what is missing. */
export const doctor: EarlyCommand = {
  name: 'doctor',
  usage: '[--json]',
  summary: 'Check settings, database, ports and nodes before a start',
  options: { json: 'flag' },
  runEarly: async (config, { out }, input) => {
    const results: Check[] = []
    for (const check of checks) {
      for (const result of await check(config)) {
        results.push(result)
        const { state, what, advice } = result
        if (!input.has('json')) out(`${mark[state]}  ${what}\n${advice === undefined ? '' : `      ${advice}\n`}`)
      }
    }
    const isWell = results.every(({ state }) => state !== 'bad')
    const ending = isWell ? '\nReady to start.\n' : '\nFix the checks marked BAD, then run rialto doctor again.\n'
    print(input, out, { ready: isWell, checks: results }, ending)
    return isWell
  },
}
