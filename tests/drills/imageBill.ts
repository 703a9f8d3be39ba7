import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// @ts-expect-error a script without types
import * as bills from '../../scripts/billOfMaterials.mjs'

interface Component {
  name: string
  version: string
  purl: string
}
interface Bill {
  metadata: { component: { version: string } }
  components: Component[]
}
const { billOfMaterials, npmComponent } = bills as {
  billOfMaterials(version: string, components: readonly object[]): Bill
  npmComponent(found: { name: string; version: string; license?: string }): Component
}

/** The packages of npm's own program. */
const installedBelow = (folder: string): Component[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap(name => {
        const path = join(folder, name)
        if (name.startsWith('@')) return installedBelow(path)
        const manifest = join(path, 'package.json')
        if (!existsSync(manifest)) return []
        const found = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; version: string; license?: string }
        const { license } = found
        const known = { name: found.name, version: found.version, ...(typeof license === 'string' ? { license } : {}) }
        return [npmComponent(known), ...installedBelow(join(path, 'node_modules'))]
      })
    : []

const fieldOf = (paragraph: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(paragraph)?.[1] ?? ''

const library = { type: 'library' }

/** Debian's packages, from the list of installed ones. */
const debianPackages = (rootFolder: string): Component[] =>
  readFileSync(join(rootFolder, 'var/lib/dpkg/status'), 'utf8')
    .split('\n\n')
    .filter(paragraph => fieldOf(paragraph, 'Status').endsWith(' installed'))
    .map(paragraph => {
      const [name, version] = [fieldOf(paragraph, 'Package'), fieldOf(paragraph, 'Version')]
      const arch = fieldOf(paragraph, 'Architecture')
      return { ...library, name, version, purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${arch}` }
    })

/** The whole content of an image: the release's own list, Debian's packages, Node.js and npm. */
export const imageBill = (rootFolder: string): Bill => {
  const release = JSON.parse(readFileSync(join(rootFolder, 'rialto/sbom.cdx.json'), 'utf8')) as Bill
  const { metadata, components } = release
  const [, nodeVersion = ''] =
    /FROM node:([\d.]+)/.exec(readFileSync(join(import.meta.dirname, '../../deploy/Dockerfile'), 'utf8')) ?? []
  const node = { type: 'application', name: 'node', version: nodeVersion, purl: `pkg:generic/node@${nodeVersion}` }
  const npm = installedBelow(join(rootFolder, 'usr/local/lib/node_modules'))
  return billOfMaterials(metadata.component.version, [...components, ...debianPackages(rootFolder), node, ...npm])
}
