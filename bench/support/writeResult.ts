import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

/** The environment that the figures depend on besides the code. */
const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  loadAverage: Number((loadavg()[0] ?? 0).toFixed(1)),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
})

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

/** `folder` is below the working directory, which `npm run` makes the repository's root. */
export const writeResult = async (folder: string, name: string, result: object): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const text = JSON.stringify(
    { commit: commit(), measuredAt: new Date().toISOString(), machine: machine(), ...result },
    undefined,
    2,
  )
  await writeFile(join(folder, `${name}.json`), `${text}\n`)
}
