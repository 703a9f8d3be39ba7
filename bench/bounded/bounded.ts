import { hostileTexts } from './hostileTexts.ts'
import { longReplies } from './longReplies.ts'
import { manySignIns } from './signIns.ts'

const parts = { signIns: manySignIns, hostileTexts, longReplies }

/** Work that strangers can ask for: whether it delays others. */
export const bounded = async (only: string | undefined): Promise<object> => {
  const measured: Record<string, object> = {}
  for (const [name, run] of Object.entries(parts)) if (only === undefined || only === name) measured[name] = await run()
  return measured
}
