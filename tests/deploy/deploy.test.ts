import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { matchesSetting, settings } from '../../apps/server/src/settings.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Of the platform or the base image. */
const notOurs = ['NODE_ENV', 'PATH', 'MALLOC_MMAP_THRESHOLD_']
const isSetting = (variable: string): boolean =>
  Object.keys(settings).some(name => matchesSetting(name, variable.replace(/_FILE$/, '')))

/** Instructions with their arguments, continued lines joined. */
const dockerfile = read('deploy/Dockerfile')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => ({ instruction: line.trim().split(' ')[0] ?? '', rest: line.trim().replace(/^\S+\s+/, '') }))
const lastStage = dockerfile.slice(dockerfile.findLastIndex(({ instruction }) => instruction === 'FROM'))

test('the image runs as a user that is not root, from a pinned base, with the files of the build stage’s release alone', () => {
  const from = dockerfile.filter(({ instruction }) => instruction === 'FROM').map(({ rest }) => rest.split(' '))
  const stages = from.map(([, , name]) => name)
  const bases = from.flatMap(([base = '']) => (stages.includes(base) ? [] : [base]))
  expect(new Set(bases).size).toBe(1)
  for (const base of bases) expect(base).toMatch(/^node:\d+\.\d+\.\d+-trixie-slim$/)
  const users = lastStage.filter(({ instruction }) => instruction === 'USER').map(({ rest }) => rest)
  expect(users).toEqual(['1000:1000'])
  const copies = lastStage.filter(({ instruction }) => ['COPY', 'ADD'].includes(instruction)).map(({ rest }) => rest)
  expect(copies).toEqual(['--from=build /rialto .'])
  expect(lastStage.some(({ instruction }) => instruction === 'HEALTHCHECK')).toBe(false)
  expect(lastStage.some(({ instruction }) => instruction === 'RUN')).toBe(false)
  for (const name of ['ENTRYPOINT', 'CMD'])
    expect(JSON.parse(lastStage.find(({ instruction }) => instruction === name)?.rest ?? 'null')).toBeInstanceOf(Array)
})

test('packages are installed before the sources are copied, so that a change of a source installs nothing again', () => {
  const start = dockerfile.findIndex(({ rest }) => rest.endsWith(' AS source'))
  const stage = dockerfile.slice(
    start,
    dockerfile.findIndex(({ rest }) => rest.endsWith(' AS build')),
  )
  expect(stage.map(({ instruction, rest }) => `${instruction} ${rest}`)).toEqual([
    expect.stringMatching(/^FROM/),
    'WORKDIR /source',
    'COPY --from=manifests /source .',
    expect.stringMatching(/^RUN npm ci /),
    'COPY . .',
  ])
})

test('image and unit let the memory of a password’s check go back to the system', () => {
  const image = lastStage.filter(({ instruction }) => instruction === 'ENV').map(({ rest }) => rest)
  for (const text of [image.join(' '), read('deploy/systemd/rialto.service')])
    expect(text).toMatch(/\bMALLOC_MMAP_THRESHOLD_=4194304\b/)
})

test('every variable of the deployment files is a setting', () => {
  const compose = Object.keys(parse(read('deploy/compose.yaml'), { merge: true })['x-rialto'].environment as object)
  const chart = [...read('deploy/helm/rialto/templates/_helpers.tpl').matchAll(/- \{ name: ([A-Z_]+),/g)].map(
    ([, name = '']) => name,
  )
  const unit = [...read('deploy/systemd/rialto.service').matchAll(/([A-Z_]{5,})=/g)].map(([, name = '']) => name)
  const image = lastStage
    .filter(({ instruction }) => instruction === 'ENV')
    .flatMap(({ rest }) => [...rest.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name))
  for (const names of [compose, chart, unit, image]) expect(names.length).toBeGreaterThan(3)
  const unknown = [...compose, ...chart, ...unit, ...image].filter(name => !isSetting(name) && !notOurs.includes(name))
  expect(unknown).toEqual([])
})

interface Service {
  profiles?: string[]
  healthcheck?: { test: string[] }
  read_only?: boolean
  cap_drop?: string[]
  command?: string[]
  secrets?: string[]
  environment?: Record<string, string>
}

test('compose runs each role with a read-only root and its secrets as files', () => {
  const { services, secrets } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    secrets: Record<string, { file: string }>
  }
  expect(services['api']?.command).toEqual(['start', '--role', 'api'])
  expect(services['worker']?.command).toEqual(['start', '--role', 'worker'])
  for (const name of ['api', 'worker'])
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'], healthcheck: {} })
  for (const { secrets: own = [], environment = {} } of Object.values(services)) {
    for (const secret of own) expect(secrets).toHaveProperty(secret)
    const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'))
    expect(files.map(([, path]) => path.replace('/run/secrets/', '')).every(name => own.includes(name))).toBe(true)
  }
})

test('the sandbox of compose starts by its name alone, and needs no secret', () => {
  const text = read('deploy/compose.yaml')
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }
  const { sandbox } = services
  expect(sandbox?.profiles).toEqual(['sandbox'])
  expect(sandbox?.secrets).toBeUndefined()
  // A variable that is required anywhere in the file is required for every command.
  expect(text).not.toMatch(/\$\{\w+:?\?/)
})

test('the chart gives every value that its templates read, and asks for none that no template reads', () => {
  const values = parse(read('deploy/helm/rialto/values.yaml')) as Record<string, unknown>
  const templates = ['_helpers.tpl', 'deployments.yaml', 'migration.yaml', 'service.yaml', 'networkPolicy.yaml']
  const text = templates.map(name => read(`deploy/helm/rialto/templates/${name}`)).join('\n')
  // The roles are read by name: `index $.Values $role`.
  const used = [...text.matchAll(/\.Values\.([a-zA-Z]+)/g)].map(([, name = '']) => name).concat('api', 'worker')
  expect([...new Set(used)].sort()).toEqual(Object.keys(values).sort())
  expect(text.match(/\{\{-?\s*(if|range|define|with)\b/g)?.length).toBe(text.match(/\{\{-?\s*end\b/g)?.length)
})

test('nginx ends TLS, replaces the address a client claims, sends no write twice and takes what Rialto takes', () => {
  const conf = read('deploy/nginx/rialto.conf').replaceAll(/#.*$/gm, '')
  expect(conf.match(/\{/g)).toHaveLength(conf.match(/\}/g)?.length ?? 0)
  const directives = conf.split(/[;{}]/).map(one => one.trim().replaceAll(/\s+/g, ' '))
  const one = (name: string): string => directives.find(directive => directive.startsWith(`${name} `)) ?? ''
  expect(directives).toContain('proxy_set_header X-Forwarded-For $remote_addr')
  expect(directives.some(directive => directive.includes('proxy_add_x_forwarded_for'))).toBe(false)
  expect(one('ssl_protocols')).toBe('ssl_protocols TLSv1.2 TLSv1.3')
  expect(one('proxy_next_upstream')).not.toContain('non_idempotent')
  expect(one('client_max_body_size')).toBe('client_max_body_size 64k')
  expect(read('apps/server/src/http/createApp.ts')).toContain('bodyLimit: 64 * 1024')
  expect(one('proxy_pass')).toBe('proxy_pass http://rialto')
  expect(conf).toContain('upstream rialto {')
})

test('the nginx sample loads in nginx before 1.25.1, logs no code of a link, and takes a logo', () => {
  const conf = read('deploy/nginx/rialto.conf').replaceAll(/#.*$/gm, '')
  expect(conf).not.toMatch(/\bhttp2 on\b/)
  // $request, $request_uri and $args contain the codes of links and sign-ins; $uri those of receipts.
  const format = /log_format rialto ([^;]*);/.exec(conf)?.[1] ?? ''
  expect(format.match(/\$(request|request_uri|args|uri|http_referer)\b/g)).toBeNull()
  expect(format).toContain('$rialto_path')
  expect(conf).toMatch(/access_log \S+ rialto;/)
  expect(conf).toMatch(/logo\$ \{\s+client_max_body_size 6m;/)
})

test('the systemd unit runs without privileges, takes its secrets as credentials and allows for the drain', () => {
  const lines = read('deploy/systemd/rialto.service').split('\n')
  const valueOf = (name: string): string | undefined =>
    lines.find(line => line.startsWith(`${name}=`))?.slice(name.length + 1)
  for (const name of ['DynamicUser', 'NoNewPrivileges', 'PrivateTmp', 'ProtectHome']) expect(valueOf(name)).toBe('yes')
  expect(valueOf('ProtectSystem')).toBe('strict')
  expect(valueOf('CapabilityBoundingSet')).toBe('')
  const credentials = lines.filter(line => line.startsWith('LoadCredential=')).map(line => line.split(/[=:]/)[1] ?? '')
  const files = [...lines.join('\n').matchAll(/_FILE=%d\/(\w+)/g)].map(([, file = '']) => file)
  expect(files.sort()).toEqual(credentials.sort())
  // Five seconds of draining, and 20 in which requests and jobs end.
  expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThanOrEqual(25)
})

test.each([
  'deploy/helm/rialto/Chart.yaml',
  'deploy/prometheus/prometheus.yaml',
  'deploy/prometheus/alerts.yaml',
  'deploy/patroni/patroni.yaml',
])('%s is YAML', path => expect(parse(read(path))).toBeInstanceOf(Object))
