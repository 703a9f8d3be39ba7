import { createRequire } from 'node:module'

const [major, minor] = process.versions.node.split('.').map(Number)

/** Before 22.23, `require` of an ES module fails in CommonJS code that hooks have loaded for an import. */
export const cannotRequireModules = major === 22 && minor < 23

/** An ES module with the exports of a CommonJS file, which `require` loads. */
export const wrapCommonJs = path => {
  const names = Object.keys(createRequire(path)(path)).filter(name => name !== 'default')
  const lines = [
    "import { createRequire } from 'node:module'",
    `const all = createRequire(import.meta.url)(${JSON.stringify(path)})`,
    'export default all',
    ...names.flatMap((name, index) => [
      `const n${index} = all[${JSON.stringify(name)}]`,
      `export { n${index} as ${JSON.stringify(name)} }`,
    ]),
  ]
  return { format: 'module', shortCircuit: true, source: lines.join('\n') }
}
