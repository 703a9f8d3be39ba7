import { createRequire } from 'node:module'
import { join, dirname } from 'node:path'
import { existsSync } from 'node:fs'

/** Anvil is not installed, or not for this platform. */
export class AnvilMissingError extends Error {
  override readonly name = 'AnvilMissingError'
}

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * The binary in its platform's package. The package's wrapper is bypassed, because it would stand between us and the
 * process to stop.
 */
export function findAnvil(
  platform: NodeJS.Platform = process.platform,
  arch: NodeJS.Architecture = process.arch,
): string {
  const name = `@foundry-rs/anvil-${platform}-${architectures[arch] ?? arch}`
  try {
    const require = createRequire(import.meta.url)
    const folder = dirname(require.resolve(`${name}/package.json`))
    const file = join(folder, 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil')
    if (existsSync(file)) return file
  } catch {
    // Optional packages of other platforms are not installed.
  }
  throw new AnvilMissingError(
    `The package ${name} is not installed: set SANDBOX_RPC_<chainId> to the URL of a node for each sandbox chain`,
  )
}
