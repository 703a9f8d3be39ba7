import type { Admin } from '../../composeAdmin.ts'
import { type Command, UsageError } from '../command.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

/** As many as an operator reads; the number of all is given beside them. */
const maxListed = 200

type DeadJob = Awaited<ReturnType<Admin['listDeadJobs']>>['items'][number]

const asJson = ({ id, kind, key, attempts, error, deadAt }: DeadJob) => ({
  job: String(id),
  kind,
  key,
  attempts,
  error,
  deadAt: deadAt.toISOString(),
})

const asRow = ({ id, kind, key, attempts, error, deadAt }: DeadJob): string[] => [
  String(id),
  kind,
  key,
  String(attempts),
  deadAt.toISOString(),
  error.split('\n')[0]?.slice(0, 100) ?? '',
]

const dead: Command = {
  name: 'jobs dead',
  usage: '[--json]',
  summary: 'List background jobs that failed at every attempt for about a day and are no longer retried',
  options: { json: 'flag' },
  run: async ({ listDeadJobs }, input, { out }) => {
    const { items, total } = await listDeadJobs(maxListed)
    const rows = table(['JOB', 'KIND', 'KEY', 'ATTEMPTS', 'GIVEN UP', 'LAST ERROR'], items.map(asRow))
    const more = total > items.length ? `${total - items.length} more are not shown.\n` : ''
    const next = 'Remove the cause, then run them again: rialto jobs retry <job>, or --all.\n'
    print(
      input,
      out,
      { total, jobs: items.map(asJson) },
      total === 0 ? 'No job was given up.\n' : `${rows}\n${more}${next}`,
    )
  },
}

const retry: Command = {
  name: 'jobs retry',
  usage: '<job> | --all',
  summary: 'Run a job that was given up again, or all of them',
  options: { all: 'flag' },
  positionals: 1,
  run: async ({ reviveJobs }, input, { out }) => {
    const [id] = input.positionals
    if ((id === undefined) !== input.has('all'))
      throw new UsageError('Name the job, rialto jobs retry <job>, or give --all.')
    if (id !== undefined && !/^\d{1,18}$/.test(id)) throw new UsageError(`A job is named by its number, not "${id}".`)
    const count = await reviveJobs(id === undefined ? undefined : BigInt(id))
    if (count === 0) return out('Job not found among those that were given up. Nothing was changed.\n')
    out(`${count} ${count === 1 ? 'job runs' : 'jobs run'} again now.\n`)
  },
}

export const jobCommands: readonly Command[] = [dead, retry]
