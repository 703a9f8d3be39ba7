import { spawnSync } from 'node:child_process'

/** Those of V8's flags that the running Node has: releases of V8 add and remove them, and Node ends with code 9 at one it lacks. */
export const nodeFlags = (flags: readonly string[], node = process.execPath): string[] =>
  flags.filter(flag => spawnSync(node, [flag, '--eval', '0'], { stdio: 'ignore' }).status === 0)
