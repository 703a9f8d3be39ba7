/** Which parameter carries a tag on a network, and what it may be. Networks that are not here take none. */
const parameters: Readonly<Record<string, { name: string; form: RegExp }>> = {
  xrpl: { name: 'destination_tag', form: /^(0|[1-9]\d{0,9})$/ },
  stellar: { name: 'memo_id', form: /^[\x21-\x7e]{1,28}$/ },
}

/** A tag as the withdraw call takes it; `undefined` when it cannot be sent there, so that no coins go without it. */
export const tagParameter = (upstream: string, tag: string | undefined): Record<string, string> | undefined => {
  if (tag === undefined || tag === '') return {}
  const parameter = Object.hasOwn(parameters, upstream) ? parameters[upstream] : undefined
  return parameter?.form.test(tag) === true ? { [parameter.name]: tag } : undefined
}
