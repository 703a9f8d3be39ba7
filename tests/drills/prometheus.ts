import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eventually } from '../harness/eventually.ts'
import { freePorts } from '../harness/freePorts.ts'

const rulesFile = join(import.meta.dirname, '../../deploy/prometheus/alerts.yaml')

export const findPrometheus = (): string | undefined =>
  [process.env['PROMETHEUS'], '/usr/bin/prometheus', '/usr/local/bin/prometheus', '/opt/homebrew/bin/prometheus'].find(
    path => path !== undefined && existsSync(path),
  )

export interface Prometheus {
  /** Names of the alerts that fire now. */
  firing(): Promise<string[]>
  stop(): Promise<void>
}

/** The rules of deploy/prometheus as they are, but for time: they look back 20 seconds at most and wait for one. */
const quickRules = async (): Promise<string> =>
  (await readFile(rulesFile, 'utf8')).replaceAll(/^(\s+for:) .*$/gm, '$1 1s').replaceAll(/\[\d+[mh]\]/g, '[20s]')

/** A Prometheus that reads the metrics at that port each second. */
export const startPrometheus = async (program: string, metricsPort: number): Promise<Prometheus> => {
  const folder = await mkdtemp(join(tmpdir(), 'rialto-prometheus-'))
  await writeFile(join(folder, 'alerts.yaml'), await quickRules())
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yaml'],
    scrape_configs: [{ job_name: 'rialto', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
  }
  // YAML holds JSON.
  await writeFile(join(folder, 'prometheus.yaml'), JSON.stringify(config))
  const port = await freePorts(1)
  const log = openSync(join(folder, 'log'), 'a')
  const options = [
    `--config.file=${join(folder, 'prometheus.yaml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const child = spawn(program, options, { cwd: folder, stdio: ['ignore', log, log] })
  const origin = `http://127.0.0.1:${port}`
  const explain = () => readFile(join(folder, 'log'), 'utf8')
  await eventually(async () => (await fetch(`${origin}/-/ready`)).ok, 'Prometheus to be ready', 60_000, explain)
  return {
    firing: async () => {
      const answer = await fetch(`${origin}/api/v1/alerts`)
      const { data } = (await answer.json()) as { data: { alerts: { state: string; labels: { alertname: string } }[] } }
      const names = data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
      return [...new Set(names)]
    },
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
