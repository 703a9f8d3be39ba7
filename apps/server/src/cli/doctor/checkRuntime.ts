import type { Config } from '../../config.ts'
import type { Check } from './check.ts'

export const checkRuntime = async (config: Config): Promise<Check[]> => [
  isNewEnough(process.versions.node),
  environment(config),
  ...config.unknown.map(unknownSetting),
]

const isNewEnough = (version: string): Check => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return { state: 'ok', what: `Node ${version}` }
  return { state: 'bad', what: `Node ${version}`, advice: 'Rialto requires Node 20.19 or newer.' }
}

const environment = ({ environment, publicUrl }: Config): Check => ({
  state: 'ok',
  what: `Environment ${environment}, public URL ${publicUrl}`,
})

const unknownSetting = ({ name, nearest }: Config['unknown'][number]): Check => ({
  state: 'note',
  what: `${name} is not a Rialto setting`,
  advice: `Did you mean ${nearest}?`,
})
