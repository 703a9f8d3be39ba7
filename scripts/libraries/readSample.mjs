/**
 * The files of a README: each block of the language that begins with a comment with its name.
 *
 * @returns {{ name: string, text: string }[]}
 */
export const readSample = (readme, extension) => {
  const blocks = [...readme.matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, text]) => text)
  const named = new RegExp(`^(?:<\\?php\\s*)?(?:#|//) (\\w+\\.${extension})$`, 'm')
  return blocks.flatMap(text => {
    const [, name] = named.exec(text) ?? []
    return name === undefined ? [] : [{ name, text }]
  })
}
