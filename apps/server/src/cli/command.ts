import type { Readable, Writable } from 'node:stream'

import type { Admin } from '../composeAdmin.ts'
import type { Config } from '../config.ts'

/** The world as a command sees it, so that tests can stand in for a terminal. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>
  /** Results, secrets included: they are written here and nowhere else. */
  out(text: string): void
  /** What went wrong, and progress. */
  err(text: string): void
  /** Everything on standard input. */
  readInput(): Promise<string>
  /** Standard input and output for binary data. */
  streams?: { input: Readable; output: Writable }
  /** Resolves when the command is to end: Ctrl-C, SIGTERM. */
  interrupted(): Promise<void>
}

/** What was typed after the command's name, with every option it declares. */
export interface CommandInput {
  positionals: readonly string[]
  /** The option's value; @throws UsageError when it was not given. */
  need(name: string): string
  get(name: string): string | undefined
  all(name: string): readonly string[]
  has(name: string): boolean
}

export interface Command {
  /** `keys create`. */
  name: string
  /** What follows the name. */
  usage: string
  summary: string
  /** Options: `value`, `list` (may be repeated) or `flag`. */
  options?: Readonly<Record<string, 'value' | 'list' | 'flag'>>
  /** How many words may follow the name. Default none. */
  positionals?: number
  run(admin: Admin, input: CommandInput, terminal: Terminal): Promise<void>
}

/** A command that works without the database. Answers whether all is well. */
export interface EarlyCommand extends Omit<Command, 'run'> {
  runEarly(config: Config, terminal: Terminal, input: CommandInput): Promise<boolean>
}

/** Typed in a way that means nothing. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
