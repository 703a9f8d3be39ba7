import type { Plugin } from 'vite'

/** Runs the early script before the first paint. Vite would put it into the application's own file. */
export function earlyScriptPlugin(): Plugin {
  return {
    name: 'rialto-early-script',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/link/assets/early.js' }, injectTo: 'head' }],
  }
}
