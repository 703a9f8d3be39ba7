/**
 * Builds the documentation site into dist/docs. The server serves it at /docs without any network access; any host that
 * serves `/docs/` can serve its files. Installs the builder (docs/site) if it is missing.
 *
 *     npm run docs:site
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { installOnDemand } from '../onDemand.mjs'
import { buildIfNewer, loadSources, root } from '../sources.mjs'
import { changeFeeds } from './changeFeed.mjs'
import { writeMarkdown } from './llms.mjs'
import { referencedPackages } from './navigation.mjs'
import { sitePages } from './sitePages.mjs'

const site = join(root, 'docs/site')
const work = join(root, '.cache/docs-site')
const outDir = join(root, 'dist/docs')
const bin = name => join(site, 'node_modules/.bin', name)
const run = (command, options, cwd = site) =>
  execFileSync(command, options, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

/** Exports of each published package, from its types and their comments. */
const exportPages = async () => {
  const folder = join(work, 'typedoc')
  const entries = referencedPackages.map(([name]) => join(root, 'packages', name, 'src/index.ts'))
  run(bin('typedoc'), [
    ...['--plugin', 'typedoc-plugin-markdown', '--outputFileStrategy', 'modules', '--out', folder, '--readme', 'none'],
    ...[
      '--entryPoints',
      ...entries,
      '--tsconfig',
      join(root, 'tsconfig.json'),
      '--skipErrorChecking',
      '--disableSources',
    ],
    ...[
      '--exclude',
      '**/generated/**',
      '--excludeExternals',
      '--excludePrivate',
      '--hideBreadcrumbs',
      '--hidePageHeader',
    ],
    ...[
      '--logLevel',
      'Error',
      '--parametersFormat',
      'table',
      '--interfacePropertiesFormat',
      'table',
      '--useCodeBlocks',
    ],
  ])
  const written = await readdir(folder, { recursive: true })
  return Promise.all(
    referencedPackages.map(async ([name, title]) => {
      const file = written.find(path => path.endsWith('.md') && path.split(/[/.]/).includes(name))
      if (file === undefined) throw new Error(`typedoc wrote nothing for ${name}: ${written.join(', ')}`)
      const markdown = await readFile(join(folder, file), 'utf8')
      const description = `What @rialto/${name} exports: functions, types and errors.`
      const front = JSON.stringify({ title, description, outline: [2, 3] })
      // References between types become names, because each page stands alone.
      const body = markdown.replace(/^# .*$/m, '').replaceAll(/\[([^\]\n]+)\]\([^)#\s]*\.md(#[^)\s]*)?\)/g, '$1')
      return {
        to: `sdks/${name}-exports`,
        title,
        description,
        text: `---\n${front}\n---\n\n# \`@rialto/${name}\`: exports\n${body}`,
      }
    }),
  )
}

/** Scripts within a page that its Content-Security-Policy allows: no other inline code runs. */
const inlineScripts = html =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

const finish = async () => {
  const files = (await readdir(outDir, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
  const hashes = new Set()
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    const content = await readFile(path)
    if (name.endsWith('.html')) for (const hash of inlineScripts(content.toString())) hashes.add(hash)
    if (/\.(html|js|css|md|txt|json|atom|svg)$/.test(name))
      await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
  await writeFile(join(outDir, 'policy.json'), JSON.stringify({ scripts: [...hashes].sort() }))
}

const buildSite = async () => {
  installOnDemand('docs/site')
  const contract = await loadSources(
    "export { openApiDocument, adminOpenApiDocument, operations, errorCatalogue } from '@rialto/contract'",
  )
  const { pages, sidebar } = sitePages(contract)
  await rm(work, { recursive: true, force: true })
  const exported = await exportPages()
  const sdks = sidebar.find(({ text }) => text === 'SDKs')
  for (const { to, title } of exported) sdks.items.push({ text: title, link: `/${to}` })
  const all = [...pages, ...exported]
  for (const { to, text } of all) {
    const path = join(work, 'pages', `${to}.md`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  // The pages are outside the folder that contains vue.
  await symlink(join(site, 'node_modules'), join(work, 'node_modules'), 'dir')
  await writeFile(join(work, 'sidebar.json'), JSON.stringify(sidebar))
  await rm(outDir, { recursive: true, force: true })
  run(bin('vitepress'), ['build', '.'])
  run(bin('pagefind'), ['--site', outDir, '--silent', '--root-selector', '.vp-doc'])
  await writeMarkdown(all, outDir)
  for (const [name, text] of Object.entries(changeFeeds())) await writeFile(join(outDir, name), text)
  await finish()
}

/** Every folder and file that the site is made of. */
export const siteReads = [
  ...['docs', 'packages', 'sdks', '.changeset', 'apps/server/src/http/docs', 'apps/server/CHANGELOG.md'],
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
]

/** Does nothing in a release, which contains the built site. */
export const buildDocsSite = () =>
  buildIfNewer({
    name: 'docs',
    reads: siteReads,
    output: 'dist/docs/policy.json',
    build: buildSite,
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ms = await buildDocsSite()
  process.stdout.write(
    ms === undefined ? 'dist/docs is up to date\n' : `dist/docs built in ${(ms / 1000).toFixed(1)} s\n`,
  )
}
