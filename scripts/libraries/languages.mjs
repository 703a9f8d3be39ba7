import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

import { root } from '../sources.mjs'
import { packFolder } from './packFolder.mjs'

const sources = language => join(root, 'libraries', language)
const python = folder => join(folder, 'venv/bin/python')

const inModules = path => join(root, 'node_modules', path)

/** The library for Node is a package of this repository: its vectors are run by `npm test`. */
const node = {
  language: 'node',
  name: 'Node',
  tools: ['node', 'npm'],
  extension: 'ts',
  folder: 'packages/node-client',
  test: [[process.execPath, inModules('vitest/vitest.mjs'), 'run', 'packages/node-client/src/vectors.test.ts']],
  testIn: root,
  install: async ({ project, run }) => {
    await run(root, [process.execPath, 'scripts/packages.mjs'])
    await run('.', ['npm', 'pack', '--silent', join(root, 'packages/node-client/dist/npm')])
    const [archive] = (await readdir(project)).filter(name => name.endsWith('.tgz'))
    await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }))
    await run('.', ['npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', `./${archive}`])
  },
  check: project => [
    process.execPath,
    inModules('typescript-native/bin/tsc'),
    ...['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--allowImportingTsExtensions'],
    ...['--types', 'node', '--typeRoots', inModules('@types'), join(project, 'main.ts')],
  ],
  run: () => [process.execPath, 'main.ts'],
}

/**
 * The generated libraries for servers, in `libraries/<language>`:
 *
 * - `tools`: programs that it needs.
 * - `test`: commands in its folder, or in `testIn`: the shared vectors, and what checks its types.
 * - `install`: makes its archive, and installs that in an empty project.
 * - `extension`: of the files of its sample.
 * - `run`: the command that runs the sample there.
 */
export const languages = [
  {
    language: 'python',
    name: 'Python',
    tools: ['python3'],
    extension: 'py',
    test: [['python3', '-m', 'unittest', 'discover', '-q', '-s', 'tests']],
    install: async ({ project, run }) => {
      await run('.', ['python3', '-m', 'venv', 'venv'])
      const pip = [python(project), '-m', 'pip', 'install', '-q', '--disable-pip-version-check']
      await run('.', [...pip, 'build==1.3.0', 'mypy==1.19.0'])
      await run(sources('python'), [python(project), '-m', 'build', '--wheel', '--outdir', join(project, 'archive')])
      const [wheel] = await readdir(join(project, 'archive'))
      await run('.', [...pip, join(project, 'archive', wheel)])
      await run('.', [python(project), '-m', 'mypy', '--strict', '-p', 'rialto'])
    },
    check: project => [python(project), '-m', 'mypy', '--strict', 'main.py'],
    run: project => [python(project), 'main.py'],
  },
  {
    language: 'go',
    name: 'Go',
    tools: ['go', 'git'],
    extension: 'go',
    test: [
      ['go', 'vet', './...'],
      // Not from its cache, which does not see that the vectors beside the module changed.
      ['go', 'test', '-count=1', './...'],
    ],
    install: async ({ project, run, version }) => {
      const name = 'github.com/rialto/rialto/libraries/go'
      // The layout of a module proxy, from which `go get` installs.
      const versions = join(project, 'proxy', name, '@v')
      await mkdir(versions, { recursive: true })
      const module = `v${version}`
      await packFolder({
        folder: 'libraries/go',
        prefix: `${name}@${module}/`,
        archive: join(versions, `${module}.zip`),
      })
      await writeFile(join(versions, `${module}.mod`), await readFile(join(sources('go'), 'go.mod')))
      await writeFile(join(versions, `${module}.info`), JSON.stringify({ Version: module }))
      await run('.', ['go', 'mod', 'init', 'sample'])
      await run('.', ['go', 'get', `${name}@${module}`])
      await run('.', ['go', 'vet', `${name}`])
    },
    environment: project => ({
      GOPROXY: `file://${join(project, 'proxy')}`,
      GONOSUMDB: '*',
      GOFLAGS: '-modcacherw',
      GOMODCACHE: join(project, 'modules'),
    }),
    check: () => ['go', 'vet', 'sample'],
    run: () => ['go', 'run', '.'],
  },
  {
    language: 'php',
    name: 'PHP',
    tools: ['php', 'composer', 'unzip'],
    extension: 'php',
    test: [['php', 'tests/vectors.php']],
    install: async ({ project, run, version }) => {
      const archive = join(project, 'client.zip')
      await packFolder({ folder: 'libraries/php', prefix: 'client/', archive })
      // The form in which Packagist serves it. No other package is downloaded.
      const own = JSON.parse(await readFile(join(sources('php'), 'composer.json'), 'utf8'))
      const described = { ...own, version, dist: { type: 'zip', url: `file://${archive}` } }
      await writeFile(
        join(project, 'packages.json'),
        JSON.stringify({ packages: { [own.name]: { [version]: described } } }),
      )
      const repositories = [{ type: 'composer', url: `file://${project}` }, { 'packagist.org': false }]
      await writeFile(
        join(project, 'composer.json'),
        JSON.stringify({ repositories, require: { [own.name]: version } }),
      )
      await run('.', ['composer', 'install', '--no-interaction', '--quiet'])
    },
    environment: project => ({ COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_HOME: join(project, 'composer') }),
    check: () => ['php', '-l', 'deposit.php'],
    run: () => ['php', 'main.php'],
  },
  {
    language: 'java',
    name: 'Java',
    tools: ['java', 'mvn'],
    extension: 'java',
    test: [['mvn', '-B', '-q', 'test']],
    install: async ({ project, run }) => {
      // A release is downloaded once: that of an earlier run would be tested again.
      await rm(join(homedir(), '.m2/repository/com/rialto/rialto-client'), { recursive: true, force: true })
      const repository = `archive::file://${join(project, 'archive')}`
      const plugin = 'org.apache.maven.plugins:maven-deploy-plugin:3.1.4:deploy'
      const words = ['-DskipTests', 'package', plugin, `-DaltDeploymentRepository=${repository}`]
      await run(sources('java'), ['mvn', '-B', '-q', ...words])
    },
    environment: () => ({ MAVEN_OPTS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' }),
    check: () => [
      'mvn',
      '-B',
      '-q',
      '-U',
      'compile',
      'dependency:copy-dependencies',
      '-DoutputDirectory=target/libraries',
    ],
    run: () => ['java', '-cp', `target/classes${delimiter}target/libraries/*`, 'Main'],
  },
]

/** Those, and the one for Node. */
export const tested = [node, ...languages]
