import { parseArgs } from 'node:util'

import { errorMessage } from '@rialto/defined/errorCode'

import { type Command, type CommandInput, UsageError } from './command.ts'

/** @throws UsageError naming the option. */
export const parseInput = (
  command: Pick<Command, 'options' | 'positionals'>,
  words: readonly string[],
): CommandInput => {
  const { values, positionals } = parse(command, words)
  if (positionals.length > (command.positionals ?? 0))
    throw new UsageError(`Unexpected argument: ${positionals.slice(command.positionals ?? 0).join(' ')}`)
  const all = (name: string): readonly string[] => {
    const value = values[name]
    if (Array.isArray(value)) return value.filter(item => typeof item === 'string')
    return typeof value === 'string' ? [value] : []
  }
  const get = (name: string) => all(name)[0]
  return {
    positionals,
    all,
    get,
    has: name => values[name] === true,
    need: name => {
      const value = get(name)
      if (value === undefined) throw new UsageError(`--${name} is missing.`)
      return value
    },
  }
}

const parse = ({ options = {} }: Pick<Command, 'options'>, words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, kind]) => [
          name,
          { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: kind === 'list' },
        ]),
      ),
    })
  } catch (error) {
    throw new UsageError(errorMessage(error))
  }
}
