import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './sources.mjs'

/** The table of operations of each API, and its folder in the contract and the routes. */
const apis = [
  { table: 'operations', folder: '' },
  { table: 'admin/adminOperations', folder: 'admin/' },
  { table: 'link/linkOperations', folder: 'link/' },
]

/** A source file of core: its area and its name. */
const coreFile = /^packages\/core\/src\/(\w+)\/(?:\w+\/)*(\w+)\.ts$/

/**
 * Every operation of the three APIs, with the problem of its name if it has one. An operation has one name if its file in
 * the contract and its file in the server's routes have this name and the same folder, and if core has a use case of
 * this name only in a file of this name. For the public and the account management API, core's folder is the same too.
 *
 * @param {readonly string[]} paths files of the repository
 * @param {readonly { path: string, name: string }[]} exported exports of the sources
 * @returns {{ id: string, problem: string | undefined }[]}
 */
export const operationsOf = (paths, exported) => {
  const known = new Set(paths)
  const inCore = new Map(exported.filter(({ path }) => coreFile.test(path)).map(({ path, name }) => [name, path]))
  return apis.flatMap(({ table, folder }) => {
    const text = readFileSync(join(root, `packages/contract/src/${table}.ts`), 'utf8')
    const places = new Map(
      [...text.matchAll(/^import \{ (\w+)Operation \} from '\.\/([\w/]+)\.ts'/gm)].map(([, id, place]) => [id, place]),
    )
    return [...text.matchAll(/^ {2}(\w+): \w+Operation,/gm)].map(([, id]) => {
      const place = places.get(id)
      const [, area, file] = coreFile.exec(inCore.get(id) ?? '') ?? []
      const isPlaced = place !== undefined && place.split('/').at(-1) === id
      if (!isPlaced) return { id, problem: `the contract has it in ${place ?? 'no file of its own'}` }
      if (!known.has(`apps/server/src/http/routes/${folder}${place}.ts`))
        return { id, problem: `the routes have no ${folder}${place}.ts` }
      if (file !== undefined && file !== id) return { id, problem: `core has it in ${inCore.get(id)}` }
      if (area !== undefined && folder !== 'link/' && area !== place.split('/').at(-2))
        return { id, problem: `core has it in ${area}, the contract in ${place.split('/').at(-2)}` }
      return { id, problem: undefined }
    })
  })
}
