import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { parse, parseAllDocuments } from 'yaml'

import { root } from '../sources.mjs'
import { writeSchemas } from './kubernetesSchemas.mjs'

/**
 * Checks the deployment files with the programs that read them: Helm and kubeconform, systemd-analyze, nginx, Docker Compose. Helm,
 * kubeconform, Kubernetes' schemas and Compose's parser come as Go modules where they are not installed; what else is missing is listed.
 *
 *     npm run drill:deploy
 */
const modules = {
  // The parser of Docker Compose, whose command is named `cmd`.
  cmd: 'github.com/compose-spec/compose-go/v2/cmd@v2.16.2',
  helm: 'helm.sh/helm/v3/cmd/helm@v3.18.4',
  kubeconform: 'github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0',
}
const kubernetes = 'k8s.io/kubernetes@v1.33.2'

const say = text => process.stdout.write(`${text}\n`)
const run = (program, words, options = {}) => {
  const { status, error, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', cwd: root, ...options })
  return {
    isFound: error?.code !== 'ENOENT',
    isRight: status === 0,
    stdout: stdout ?? '',
    output: `${stdout ?? ''}${stderr ?? ''}`.trim(),
  }
}
let [failures, missing] = [0, 0]
const judge = (isRight, sentence, output) => {
  say(isRight ? `ok  ${sentence}` : `NOT SO  ${sentence}\n${output}`)
  if (!isRight) failures += 1
}
const notFound = sentence => {
  say(`NOT FOUND  ${sentence}`)
  missing += 1
}

/** The program, installed or built from its Go module once. */
const goProgram = name => {
  const bin = join(root, '.cache/deploy')
  const own = join(bin, name)
  if (existsSync(own)) return own
  // A program named `cmd` may be anything.
  if (name !== 'cmd' && run(name, ['version']).isFound) return name
  if (!run('go', ['version']).isFound)
    return notFound(`${name}: install it, or Go (apt-get install golang), which builds it`)
  say(`    building ${modules[name]} once`)
  const { isRight, output } = run('go', ['install', modules[name]], { env: { ...process.env, GOBIN: bin } })
  if (!isRight) throw new Error(output)
  return own
}

const chart = 'deploy/helm/rialto'
const required = ['--set', 'publicUrl=https://link.example.com']
const withEverything = [
  ...[...required, '--set', 'ingress.enabled=true', '--set', 'trustedProxies=10.0.0.0/8', '--set', 'api.replicas=8'],
  ...['--set', 'secretSettings={RIALTO_COINBASE_CLIENT_SECRET}', '--set', 'image.pullSecrets[0].name=registry'],
  ...[
    '--set',
    'serviceAccountName=rialto',
    '--set',
    'nodeSelector.disk=ssd',
    '--set',
    'tolerations[0].operator=Exists',
  ],
  ...[
    '--set',
    'networkPolicy.callers[0].namespaceSelector.matchLabels.name=shop',
    '--set',
    'settings.RIALTO_OPERATOR_NAME=Harbor',
  ],
]

const checkRendered = text => {
  const objects = parseAllDocuments(text)
    .map(document => document.toJS())
    .filter(Boolean)
  const of = kind => objects.filter(object => object.kind === kind)
  const [job] = of('Job')
  judge(
    job?.metadata.annotations['helm.sh/hook'] === 'pre-install,pre-upgrade',
    'a job migrates before pods are made or replaced',
  )
  const containers = [...of('Deployment'), job].map(({ spec }) => spec.template.spec.containers[0])
  const valuesOf = name => containers.map(({ env }) => env.find(one => one.name === name)?.value)
  const isEverywhere = (name, value) => valuesOf(name).every(one => one === value)
  judge(isEverywhere('RIALTO_TRUSTED_PROXIES', '10.0.0.0/8'), 'with an ingress, every process knows its proxies')
  const secret = 'RIALTO_COINBASE_CLIENT_SECRET'
  judge(isEverywhere(`${secret}_FILE`, `/run/secrets/rialto/${secret}`), 'a further secret is a file that Rialto reads')
  const [{ spec }] = of('HorizontalPodAutoscaler')
  judge(spec.minReplicas <= spec.maxReplicas, 'the autoscaler has room for the replicas')
}

const checkChart = async folder => {
  const [helm, kubeconform] = [goProgram('helm'), goProgram('kubeconform')]
  if (!helm) return
  const lint = run(helm, ['lint', '--strict', chart, ...required])
  judge(lint.isRight, 'helm lint passes', lint.output)
  const bare = run(helm, ['template', 'rialto', chart])
  judge(!bare.isRight && bare.output.includes('publicUrl is required'), 'the chart requires publicUrl', bare.output)
  const open = run(helm, ['template', 'rialto', chart, ...required, '--set', 'ingress.enabled=true'])
  judge(
    !open.isRight && open.output.includes('trustedProxies is required'),
    'it requires trustedProxies with an ingress',
    open.output,
  )
  for (const [name, values] of Object.entries({ defaults: required, everything: withEverything })) {
    const { isRight, stdout, output } = run(helm, ['template', 'rialto', chart, ...values])
    judge(isRight, `helm template renders the chart with ${name}`, output)
    if (isRight && name === 'everything') checkRendered(stdout)
    if (isRight && kubeconform) await conform(kubeconform, stdout, folder, name)
  }
}

const conform = async (kubeconform, rendered, folder, name) => {
  const schemas = join(root, '.cache/deploy/schemas')
  if (!existsSync(schemas)) {
    const { isRight, stdout, output } = run('go', ['mod', 'download', '-json', kubernetes], { cwd: tmpdir() })
    if (!isRight) return notFound(`Kubernetes' schemas: Go fetches them with ${kubernetes}\n${output}`)
    await writeSchemas(join(JSON.parse(stdout).Dir, 'api/openapi-spec/swagger.json'), schemas)
  }
  const file = join(folder, `${name}.yaml`)
  await writeFile(file, rendered)
  const location = join(schemas, '{{.ResourceKind}}{{.KindSuffix}}.json')
  const { isRight, output } = run(kubeconform, ['-strict', '-summary', '-schema-location', location, file])
  judge(
    isRight && /Valid: [1-9]/.test(output),
    `every object is one of ${kubernetes}: ${output.split('\n').at(-1)}`,
    output,
  )
}

/** The unit names files of an installed release, which this machine does not have. */
const checkUnit = async folder => {
  const unit = await readFile(join(root, 'deploy/systemd/rialto.service'), 'utf8')
  const file = join(folder, 'rialto.service')
  await writeFile(file, unit.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true').replace(/^Documentation=.*$/m, ''))
  const { isFound, isRight, output } = run('systemd-analyze', ['verify', file])
  if (!isFound) return notFound('systemd-analyze: apt-get install systemd')
  judge(isRight && output === '', 'systemd-analyze verify is silent', output)
}

/** Unchanged except for the certificate and the folder of the log. */
const checkNginx = async folder => {
  const [certificate, key] = [join(folder, 'tls.crt'), join(folder, 'tls.key')]
  const made = run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=link.example.com'],
    ...['-keyout', key, '-out', certificate],
  ])
  if (!made.isFound) return notFound('openssl: apt-get install openssl')
  const sample = (await readFile(join(root, 'deploy/nginx/rialto.conf'), 'utf8'))
    .replace(/^(\s+ssl_certificate) .*$/m, `$1 ${certificate};`)
    .replace(/^(\s+ssl_certificate_key) .*$/m, `$1 ${key};`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${sample}\n}\n`)
  const { isFound, isRight, output } = run('nginx', ['-t', '-c', file])
  if (!isFound) return notFound('nginx: apt-get install nginx-light')
  judge(isRight, `nginx -t accepts the sample (${run('nginx', ['-v']).output})`, output)
}

/** The words before the file: those of Docker's own command, or its parser alone. */
const composeParser = () => {
  if (run('docker', ['compose', 'version']).isRight) return ['docker', 'compose', '--file']
  const parser = goProgram('cmd')
  return parser && [parser]
}

const checkCompose = async folder => {
  const path = 'deploy/compose.yaml'
  const { services, secrets } = parse(await readFile(join(root, path), 'utf8'), { merge: true })
  const named = Object.values(services).flatMap(service => service.secrets ?? [])
  judge(
    named.every(name => secrets[name] !== undefined),
    'every secret of the compose file is declared',
  )
  const env = { ...process.env, RIALTO_PUBLIC_URL: 'https://link.example.com', COMPOSE_PROFILES: 'sandbox' }
  const parser = composeParser()
  if (!parser) return
  const [name, ...words] = parser
  const read = file => run(name, [...words, file, ...(name === 'docker' ? ['config', '--quiet'] : [])], { env })
  const { isRight, output } = read(path)
  judge(isRight, 'Docker Compose reads the file with every profile', output)
  const misspelt = join(folder, 'misspelt.yaml')
  await writeFile(misspelt, (await readFile(join(root, path), 'utf8')).replace(/^( +)restart:/m, '$1restartt:'))
  const refused = read(misspelt)
  judge(!refused.isRight && refused.output.includes('restartt'), 'and refuses a misspelt setting', refused.output)
}

/** The script that operators install, with a release's command in its place. */
const checkCommand = async folder => {
  await mkdir(join(folder, 'scripts'), { recursive: true })
  await writeFile(join(folder, 'rialto.env'), await readFile(join(root, 'deploy/systemd/rialto.env'), 'utf8'))
  await writeFile(
    join(folder, 'scripts/rialto.mjs'),
    'console.log(process.env.RIALTO_PUBLIC_URL, process.env.DATABASE_URL_FILE, process.argv[2])',
  )
  const env = { ...process.env, RIALTO_CONFIG_DIR: folder, RIALTO_RELEASE: folder }
  const { output } = run('sh', ['deploy/systemd/rialto', 'doctor'], { env })
  judge(
    output === `https://link.example.com ${folder}/database_url doctor`,
    'the command of a systemd machine has the settings of the unit',
    output,
  )
}

const folder = await mkdtemp(join(tmpdir(), 'rialto-deploy-'))
try {
  await checkChart(folder)
  await checkUnit(folder)
  await checkNginx(folder)
  await checkCompose(folder)
  await checkCommand(folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}
say(`${failures} failed, ${missing} not found`)
process.exit(failures > 0 || missing > 0 ? 1 : 0)
