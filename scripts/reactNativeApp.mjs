/**
 * Builds an application of one version of React Native for bundleApps.mjs: types, rendering, bundles for both
 * platforms, Hermes bytecode.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Versions from the oldest peer of the package to the newest published one, each with its React and its WebView. */
export const reactNativeVersions = {
  '0.70.15': {
    react: '18.1.0',
    webView: '13.6.4',
    tools: { '@types/react': '18.0.38', '@types/react-native': '0.70.19', 'metro-react-native-babel-preset': '0.72.4' },
    preset: 'module:metro-react-native-babel-preset',
    jest: 'react-native',
  },
  '0.80.2': {
    react: '19.1.0',
    webView: '13.15.0',
    tools: {
      '@types/react': '19.1.8',
      '@react-native/babel-preset': '0.80.2',
      '@react-native/metro-config': '0.80.2',
      '@react-native-community/cli': '19.1.1',
    },
    preset: 'module:@react-native/babel-preset',
    jest: 'react-native',
  },
  '0.88.1': {
    node: 22,
    react: '19.3.0',
    webView: '16.0.0',
    tools: {
      '@types/react': '19.3.0',
      '@react-native/babel-preset': '0.88.1',
      // The only published release for 0.88.
      '@react-native/jest-preset': '0.88.0-rc.1',
      '@react-native/metro-config': '0.88.1',
      '@react-native-community/cli': '20.2.0',
    },
    preset: 'module:@react-native/babel-preset',
    jest: '@react-native/jest-preset',
  },
}

/**
 * Renders the component over React Native itself. The WebView, which is native code, is a component that keeps its
 * properties.
 */
const renderTest = `
const React = require('react')
const { BackHandler } = require('react-native')
const { act, create } = require('react-test-renderer')
let shown
const sent = []
jest.mock('react-native-webview', () => {
  const React = require('react')
  class WebView extends React.Component {
    injectJavaScript(script) { mockSent.push(script) }
    goBack() {}
    render() { mockShow(this.props); return null }
  }
  return { __esModule: true, default: WebView, WebView }
})
globalThis.mockSent = sent
globalThis.mockShow = props => (shown = props)
globalThis.IS_REACT_ACT_ENVIRONMENT = true
const { LinkConnect } = require('@rialto/react-native')
const token = Buffer.from('https://link.example.com/?code=abc').toString('base64')
const render = async props => {
  shown = undefined
  const exits = []
  let page
  await act(async () => {
    page = create(React.createElement(LinkConnect, { ...props, onExit: (...values) => exits.push(values) }))
  })
  const say = message => act(async () => shown.onMessage({ nativeEvent: { data: JSON.stringify(message) } }))
  return { page, exits, say }
}
test('a link token opens its page and ends once', async () => {
  const { page, exits, say } = await render({ linkToken: token })
  expect(shown.source).toEqual({ uri: 'https://link.example.com/?code=abc&lng=en&platform=reactNative' })
  await say({ type: 'loaded' })
  await say({ type: 'done', payload: { page: 'transferExecutedPage' } })
  await say({ type: 'close' })
  expect(exits).toEqual([[undefined, { page: 'transferExecutedPage' }]])
  await act(async () => page.unmount())
})
test('backup mode opens level 2, which is in the package, and gets its configuration', async () => {
  const { page, say } = await render({ backupConfig: { clientId: 'c', userId: 'u', destinations: [{ networkId: 'n', symbol: 'USDC', address: '0x1' }] } })
  expect(shown.source.html).toContain('id="catalog"')
  await say({ type: 'loaded' })
  expect(sent.some(script => script.includes('meshBackupConfig'))).toBe(true)
  await act(async () => page.unmount())
})
`

const hermesOf = async app => {
  const system = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform]
  const paths = ['hermes-compiler/hermesc', 'react-native/sdks/hermesc'].map(path =>
    join(app, 'node_modules', path, system, 'hermesc'),
  )
  const found = await Promise.all(
    paths.map(path =>
      stat(path).then(
        () => path,
        () => undefined,
      ),
    ),
  )
  const compiler = found.find(Boolean)
  if (!compiler) throw new Error('React Native brings no Hermes compiler')
  return compiler
}

export const buildReactNativeApp = async (version, { make, run, readme, expectIn }) => {
  const { node = 20, react, webView, tools, preset, jest } = reactNativeVersions[version]
  if (Number(process.versions.node.split('.')[0]) < node) return `skipped, needs Node ${node}`
  const isOld = version.startsWith('0.70')
  const app = await make(
    `react-native-${version}`,
    {
      ...{ react, 'react-test-renderer': react, 'react-native': version, 'react-native-webview': webView, ...tools },
      ...{ typescript: '5.9.3', jest: '29.7.0', 'babel-jest': '29.7.0' },
    },
    ['web-sdk', 'react-native'],
    {
      'deposit.tsx': await readme('react-native', 0),
      'session.tsx': await readme('react-native', 1),
      'render.test.js': renderTest,
      'index.js':
        "import { AppRegistry } from 'react-native'\nimport { Deposit } from './deposit'\nAppRegistry.registerComponent('App', () => Deposit)\n",
      'babel.config.js': `module.exports = { presets: ['${preset}'] }\n`,
      'jest.config.js': `module.exports = { preset: '${jest}', transformIgnorePatterns: ['node_modules/(?!(@react-native|react-native|@rialto)/)'] }\n`,
      ...(isOld
        ? {}
        : {
            'metro.config.js':
              "const { getDefaultConfig } = require('@react-native/metro-config')\nmodule.exports = getDefaultConfig(__dirname)\n",
          }),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          ...{ jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler', target: 'es2022', strict: true },
          ...{ lib: ['es2023', 'dom'], types: [], noEmit: true, skipLibCheck: true },
        },
        files: ['deposit.tsx', 'session.tsx'],
      }),
    },
  )
  run(app, 'npx', 'tsc', '-p', '.')
  run(app, 'npx', 'jest', '--ci', '--silent')
  for (const platform of ['ios', 'android']) {
    const bundle = join(app, `${platform}.bundle`)
    const options = ['--platform', platform, '--dev', 'false', '--entry-file', 'index.js', '--max-workers', '1']
    run(app, 'npx', 'react-native', 'bundle', ...options, '--bundle-output', bundle)
    await expectIn(bundle, 'rialtoSdk')
    run(app, await hermesOf(app), '-emit-binary', '-O', '-w', '-out', `${bundle}.hbc`, bundle)
    await expectIn(`${bundle}.hbc`)
  }
  return 'built'
}
