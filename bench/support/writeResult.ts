import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

/** What the figures depend on besides the code. */
const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
})

/** Below the working directory, which `npm run` makes the repository's root. */
export const writeResult = async (name: string, result: object): Promise<void> => {
  const path = join(process.cwd(), 'bench/results', `${name}.json`)
  await writeFile(path, `${JSON.stringify({ machine: machine(), ...result }, undefined, 2)}\n`)
}
