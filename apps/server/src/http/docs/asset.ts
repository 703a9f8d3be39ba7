import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** A file of a package, as it lies in node_modules: its code is bundled, what it serves to browsers is not. */
export const asset = (specifier: string): Buffer => readFileSync(resolve(specifier))
