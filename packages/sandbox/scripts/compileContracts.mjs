/** Compiles the sandbox's contracts. `node packages/sandbox/scripts/compileContracts.mjs` rewrites the committed JSON. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = new URL('../src/chains/contracts/', import.meta.url)

/** ABI and creation code of one contract in the folder. Throws with the compiler's messages if it does not compile. */
export function compileContract(name) {
  // Loaded here, because the compiler takes more than a second to load.
  const solc = createRequire(import.meta.url)('solc')
  const file = `${name}.sol`
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(new URL(file, folder), 'utf8') } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      // Otherwise the bytecode ends in a hash that changes with every comment.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { [name]: ['abi', 'evm.bytecode.object'] } },
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  const errors = (output.errors ?? []).filter(error => error.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(error => error.formattedMessage).join('\n'))
  const { abi, evm } = output.contracts[file][name]
  return { abi, bytecode: `0x${evm.bytecode.object}` }
}

/** Contracts whose compiled form is committed beside the source. */
export const contracts = { SandboxToken: 'sandboxToken.json', DepositFactory: 'depositFactory.json' }

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, file] of Object.entries(contracts)) {
    writeFileSync(new URL(file, folder), `${JSON.stringify(compileContract(name), null, 2)}\n`)
  }
}
