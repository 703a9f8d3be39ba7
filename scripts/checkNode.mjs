/** Rialto needs Node 20.19 or newer. Said before anything is imported that would fail with a riddle instead. */
export const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(`Rialto requires Node 20.19 or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}
