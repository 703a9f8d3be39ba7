import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The tests of the SDKs in other languages, over the shared vectors: where each runs, by which tool, in which steps. */
export const sdkSuites = [
  { name: 'Kotlin', folder: 'sdks/android', tool: 'mvn', steps: [['mvn', '-B', '-q', 'test']] },
  {
    name: 'Swift',
    folder: 'sdks/ios',
    tool: 'swift',
    // Without UIKit the screens are type-checked against stubs.
    steps: [['swift', 'test', '-q'], ...(process.platform === 'darwin' ? [] : [['bash', 'scripts/checkScreens.sh']])],
  },
  {
    name: 'Dart',
    folder: 'sdks/flutter',
    tool: 'flutter',
    steps: [
      ['flutter', 'pub', 'get'],
      ['flutter', 'analyze'],
      ['flutter', 'test'],
    ],
  },
  { name: 'Dart sources', folder: '.', tool: 'npm', steps: [['node', 'scripts/checkDart.mjs']] },
]

export const isInstalled = tool =>
  (process.env.PATH ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, tool), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
