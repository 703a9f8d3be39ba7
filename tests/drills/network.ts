import { spawnSync } from 'node:child_process'

const ip = (...words: string[]): void => {
  const { status, stderr } = spawnSync('ip', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr.trim()}`)
}

/** A separate machine in terms of the network: a namespace with one cable to the bridge. */
export interface Host {
  namespace: string
  address: string
  /** Pulls the cable: packets are lost without an error. */
  cut(): void
  heal(): void
  /** The processes that run on it. */
  pids(): number[]
}

interface Network {
  hosts: readonly Host[]
  /** Of this machine, as the hosts reach it. */
  gateway: string
  close(): void
}

/** The missing requirement for creating hosts, or undefined. */
export const networkMissing = (): string | undefined => {
  if (process.platform !== 'linux') return 'network namespaces, which only Linux has'
  if (process.getuid?.() !== 0) return 'root, to make network namespaces'
  const name = `rt${process.pid}`
  if (spawnSync('ip', ['-V']).error) return 'ip: apt-get install iproute2'
  const { status, stderr } = spawnSync('ip', ['netns', 'add', name], { encoding: 'utf8' })
  if (status !== 0) return `the right to make network namespaces (${stderr.trim()})`
  ip('netns', 'del', name)
  return undefined
}

/** `count` hosts on one bridge, on a random /24 of 10.213.0.0/16. */
export const openNetwork = (count: number): Network => {
  const id = process.pid.toString(36)
  const net = `10.213.${1 + Math.floor(Math.random() * 250)}`
  const bridge = `rt${id}`
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${net}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const hosts = Array.from({ length: count }, (_, index): Host => {
    const namespace = `rt${id}n${index + 1}`
    const cable = `rt${id}v${index + 1}`
    const address = `${net}.${11 + index}`
    ip('netns', 'add', namespace)
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    ip('link', 'set', cable, 'master', bridge, 'up')
    ip('-n', namespace, 'link', 'set', 'lo', 'up')
    ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    ip('-n', namespace, 'link', 'set', 'eth0', 'up')
    return {
      namespace,
      address,
      cut: () => ip('link', 'set', cable, 'down'),
      heal: () => ip('link', 'set', cable, 'up'),
      pids: () =>
        spawnSync('ip', ['netns', 'pids', namespace], { encoding: 'utf8' })
          .stdout.split('\n')
          .filter(Boolean)
          .map(Number),
    }
  })
  return {
    hosts,
    gateway: `${net}.1`,
    close: () => {
      for (const { namespace } of hosts) spawnSync('ip', ['netns', 'del', namespace])
      spawnSync('ip', ['link', 'del', bridge])
    },
  }
}
