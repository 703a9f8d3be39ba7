/**
 * Installs the packed packages into an application of each kind outside the repository and builds it: the sample of a
 * README with webpack, the examples for Next.js and Expo, and the samples with the oldest and the newest React Native
 * and one between (types, rendering, Metro for both platforms, Hermes bytecode). Downloads the dependencies of such
 * applications, which takes minutes.
 *
 *     node scripts/bundleApps.mjs              # all
 *     node scripts/bundleApps.mjs react-native # those whose name starts so
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { buildPackages } from './packages.mjs'
import { buildReactNativeApp, reactNativeVersions } from './reactNativeApp.mjs'
import { root } from './sources.mjs'

const folder = await mkdtemp(join(tmpdir(), 'rialto-apps-'))
const run = (cwd, command, ...options) => execFileSync(command, options, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
const folders = await buildPackages()
const tarballs = Object.fromEntries(
  ['web-sdk', 'react', 'react-native', 'node-client'].map(name => {
    // The file's name and nothing else: what `--json` prints is an array before npm 12, and an object since.
    const filename = String(run(folders[name], 'npm', 'pack', '--silent', '--pack-destination', folder)).trim()
    return [name, join(folder, filename)]
  }),
)
const readme = async (name, index) => {
  const text = await readFile(join(folders[name], 'README.md'), 'utf8')
  return [...text.matchAll(/^```tsx\n([\s\S]*?)^```/gm)][index][1]
}

/** Ends the run unless the file exists and contains a text that only Rialto's package has. */
const expectIn = async (path, text) => {
  if (text === undefined) return void (await stat(path))
  if (!(await readFile(path, 'utf8')).includes(text)) throw new Error(`${path} does not contain ${text}`)
}

const make = async (name, dependencies, packages, files) => {
  const app = join(folder, name)
  await mkdir(app)
  const own = Object.fromEntries(packages.map(one => [`@rialto/${one}`, `file:${tarballs[one]}`]))
  await writeFile(
    join(app, 'package.json'),
    JSON.stringify({ name, private: true, dependencies: { ...dependencies, ...own } }),
  )
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, path)), { recursive: true })
    await writeFile(join(app, path), text)
  }
  run(app, 'npm', 'install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel', 'error')
  return app
}

/** Copies one of examples/apps and installs the packed packages. */
const copyExample = async name => {
  const app = join(folder, name)
  await cp(join(root, 'examples/apps', name), app, { recursive: true })
  const manifest = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'))
  const own = Object.keys(manifest.dependencies).filter(one => one.startsWith('@rialto/'))
  for (const one of own) manifest.dependencies[one] = `file:${tarballs[one.slice('@rialto/'.length)]}`
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest))
  run(app, 'npm', 'install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel', 'error')
  return app
}

const react = { react: '19.2.3', 'react-dom': '19.2.3' }
const types = { typescript: '5.9.3', '@types/react': '19.2.7', '@types/node': '20.19.26' }

const apps = {
  webpack: async () => {
    const app = await make(
      'webpack',
      { ...react, ...types, webpack: '5.103.0', 'webpack-cli': '6.0.1', 'ts-loader': '9.5.4' },
      ['web-sdk', 'react'],
      {
        'src/deposit.tsx': await readme('react', 1),
        'src/index.tsx':
          "import { createRoot } from 'react-dom/client'\nimport { DepositButton } from './deposit'\ncreateRoot(document.body).render(<DepositButton />)\n",
        'tsconfig.json': JSON.stringify({
          compilerOptions: {
            jsx: 'react-jsx',
            module: 'esnext',
            moduleResolution: 'bundler',
            target: 'es2022',
            lib: ['es2023', 'dom'],
            skipLibCheck: true,
          },
        }),
        'webpack.config.cjs':
          "module.exports = { mode: 'production', entry: './src/index.tsx', resolve: { extensions: ['.tsx', '.ts', '.js'] }, module: { rules: [{ test: /\\.tsx$/, use: 'ts-loader' }] } }\n",
      },
    )
    run(app, 'npx', 'webpack')
    await expectIn(join(app, 'dist/main.js'), 'mesh-link-popup')
  },
  next: async () => {
    const app = await copyExample('next')
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
    execFileSync('npx', ['next', 'build'], { cwd: app, stdio: ['ignore', 'pipe', 'inherit'], env })
    await expectIn(join(app, '.next/BUILD_ID'))
  },
  expo: async () => {
    const app = await copyExample('expo')
    const env = { ...process.env, EXPO_NO_TELEMETRY: '1', CI: '1' }
    const options = ['expo', 'export', '--platform', 'ios', '--platform', 'android', '--max-workers', '1']
    execFileSync('npx', options, { cwd: app, stdio: ['ignore', 'pipe', 'inherit'], env })
    const files = await readdir(join(app, 'dist'), { recursive: true })
    if (files.filter(file => file.endsWith('.hbc')).length < 2) throw new Error('Expo made no Hermes bytecode')
  },
  ...Object.fromEntries(
    Object.keys(reactNativeVersions).map(version => [
      `react-native-${version}`,
      () => buildReactNativeApp(version, { make, run, readme, expectIn }),
    ]),
  ),
}

const wanted = process.argv.slice(2)
try {
  for (const [name, build] of Object.entries(apps)) {
    if (wanted.length > 0 && !wanted.some(one => name.startsWith(one))) continue
    console.log(`${name}: ${(await build()) ?? 'built'}`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
