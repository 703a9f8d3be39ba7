/** Names in the convention of a language, where its generator’s own differ from it. */
export const namesOf = (language, document) => {
  const properties = Object.values(document.components.schemas).flatMap(({ properties: own = {} }) => Object.keys(own))
  const parameters = Object.values(document.paths).flatMap(methods =>
    Object.values(methods).flatMap(({ parameters: own = [] }) =>
      own.filter(one => one.in === 'query').map(({ name }) => name),
    ),
  )
  if (language === 'python') return { nameMappings: { from: 'from_' } }
  if (language !== 'go') return {}
  const mapped = names => Object.fromEntries([...new Set(names)].map(name => [name, goName(name)]))
  return { nameMappings: mapped(properties), parameterNameMappings: mapped(parameters) }
}

const initialisms = /(Id|Url|Uri|Api|Ids|Urls)(?=[A-Z]|$)/g
const capitalised = name => name.charAt(0).toUpperCase() + name.slice(1)

const goName = name =>
  capitalised(name).replaceAll(initialisms, found =>
    found.endsWith('s') ? `${found.slice(0, -1).toUpperCase()}s` : found.toUpperCase(),
  )

/** Names of the values of sets. */
export const enumNameOf = language => value => {
  const words = value.split(/[^A-Za-z\d]+/)
  if (language === 'go') return words.map(capitalised).join('')
  return words.map(word => word.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()).join('_')
}
