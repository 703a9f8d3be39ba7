import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

import { root } from '../sources.mjs'
import { namesOf } from './namesOf.mjs'
import { prepareDocument } from './prepareDocument.mjs'

/** Version and digest of the generator, which Maven downloads once. */
const readPin = async () => JSON.parse(await readFile(join(root, 'libraries/generator.json'), 'utf8'))

const fetchGenerator = async () => {
  const { artifact, sha256 } = await readPin()
  const [, name, version] = artifact.split(':')
  const folder = join(root, '.cache/openapi-generator')
  const jar = join(folder, `${name}-${version}.jar`)
  if (!existsSync(jar)) {
    const options = ['-B', '-q', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`]
    const { status } = spawnSync('mvn', options, { stdio: ['ignore', 'inherit', 'inherit'], cwd: tmpdir() })
    if (status !== 0) throw new Error('Maven could not download the generator.')
  }
  const found = createHash('sha256')
    .update(await readFile(jar))
    .digest('hex')
  if (found !== sha256) throw new Error(`${jar} is not the generator that libraries/generator.json names: ${found}`)
  return jar
}

/** Generated files below a folder: the named ones, and those of whole folders. */
export const filesOf = async (folder, { files, folders = {} }) => {
  const named = Object.values(files)
    .map(({ destinationFilename }) => destinationFilename)
    .filter(name => !name.startsWith('.'))
  const listed = await Promise.all(
    Object.keys(folders).map(async name => (await readdir(join(folder, name))).sort().map(file => `${name}/${file}`)),
  )
  return [...named, ...listed.flat().filter(file => !folders[dirname(file)].except.includes(basename(file)))]
}

/** A type that the document no longer has would stay. */
const removeStale = async (target, generated) => {
  const known = await filesOf(target, generated).catch(() => [])
  for (const file of known) await rm(join(target, file), { force: true })
}

/**
 * Writes the generated files of one language into `target`, by its templates.
 *
 * @returns {Promise<string[]>} their paths below `target`
 */
export const generate = async ({ language, document, target }) => {
  const jar = await fetchGenerator()
  const templates = join(root, 'libraries/templates', language)
  const { format, folders = {}, ...config } = JSON.parse(await readFile(join(templates, 'config.json'), 'utf8'))
  const prepared = prepareDocument(document, language)
  const work = await mkdtemp(join(tmpdir(), 'rialto-library-'))
  try {
    await writeFile(join(work, 'document.json'), JSON.stringify(prepared))
    await writeFile(join(work, 'config.json'), JSON.stringify({ ...config, ...namesOf(language, prepared) }))
    const written = join(work, 'written')
    const words = ['generate', '-i', 'document.json', '-c', 'config.json', '-t', templates, '-o', written]
    // One short run: limiting the compiler to its first stage halves its CPU time.
    const flags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar]
    const { status, stdout, stderr } = spawnSync('java', [...flags, ...words], { cwd: work, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The generator failed:\n${stdout}${stderr}`)
    const files = await filesOf(written, { files: config.files, folders })
    await removeStale(target, { files: config.files, folders })
    for (const file of files) {
      await mkdir(dirname(join(target, file)), { recursive: true })
      await copyFile(join(written, file), join(target, file))
    }
    if (format) spawnSync(format[0], [...format.slice(1), ...files], { cwd: target, stdio: 'inherit' })
    return files
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
