import { alerts } from './alerts.ts'
import { container } from './container.ts'
import { failover } from './failover.ts'
import { restore } from './restore.ts'
import { soak } from './soak.ts'
import { upgrade } from './upgrade.ts'

const drills: Readonly<Record<string, (words: readonly string[]) => Promise<number>>> = {
  alerts,
  container,
  failover,
  restore,
  soak,
  upgrade,
}

/** `npm run drill:<name>`. Answers the exit code. */
export const main = async ([name = '', ...words]: readonly string[]): Promise<number> => {
  const drill = drills[name]
  if (!drill) throw new Error(`No drill ${name}. There are ${Object.keys(drills).join(', ')}.`)
  return drill(words)
}
