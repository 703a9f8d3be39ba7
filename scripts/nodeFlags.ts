import { spawnSync } from 'node:child_process'

/**
 * The flags that the running Node's V8 has: releases of V8 add and remove flags, and Node exits with code 9 for an
 * unknown one.
 */
export const nodeFlags = (flags: readonly string[], node = process.execPath): string[] =>
  flags.filter(flag => spawnSync(node, [flag, '--eval', '0'], { stdio: 'ignore' }).status === 0)
