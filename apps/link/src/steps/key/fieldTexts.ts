import type { LinkIntegration } from '@rialto/contract'

import type { Messages } from '../../messages/messages.ts'

type Field = Pick<LinkIntegration['fields'][number], 'label' | 'help'>

const labels: Readonly<Record<string, keyof Messages['key']['labels']>> = {
  'API key': 'key',
  'API secret': 'secret',
  'Secret key': 'secret',
  Secret: 'secret',
  Passphrase: 'passphrase',
  'API passphrase': 'passphrase',
}

const findUnder = /^Find it in .+? under (.+?) after (?:you create|creating) (.*)$/

/**
 * The label and the help of a field in the user's language. The server has them in English. `detail` is a part of the help that has no
 * translation, such as a special right of the key.
 */
export function fieldTexts(
  { label, help }: Field,
  institution: string,
  { key: texts }: Pick<Messages, 'key'>,
  isEnglish: boolean,
): Field & { detail: string } {
  if (isEnglish) return { label, help, detail: '' }
  const known = labels[label]
  const named = { label: known === undefined ? label : texts.labels[known] }
  if (help.includes('shows it only once')) return { ...named, help: texts.shownOnce(institution), detail: '' }
  if (help.startsWith('The passphrase you chose')) return { ...named, help: texts.chosen, detail: '' }
  const [, place, created = ''] = findUnder.exec(help) ?? []
  if (place === undefined) return { ...named, help, detail: '' }
  return { ...named, help: texts.findUnder(institution, place), detail: created === 'a key' ? '' : help }
}
