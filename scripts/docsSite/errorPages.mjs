/** Errors that every operation may return without listing them. */
const ofEveryOperation = ['badRequest', 'tooManyRequest', 'serverFailure', 'serviceUnavailable']

const returnedBy = (type, operations) => {
  if (ofEveryOperation.includes(type)) return 'every operation'
  const own = operations.filter(({ errors }) => errors.includes(type))
  return (
    own.map(({ method, paths: [path] }) => `\`${method} /api/v1${path}\``).join(', ') ||
    'the hosted Link page or the account management API'
  )
}

/** A page for each error, at the address that responses and the OpenAPI documents contain. */
export const errorPages = (catalogue, operations) => {
  const types = Object.keys(catalogue)
  const each = types.map(type => {
    const { http, status, message, teamCode, when, action, displayMessage } = catalogue[type]
    const front = { title: type, description: when.replaceAll('`', ''), aside: false }
    const details = [
      ['HTTP', http],
      ['`status`', `\`${status}\``],
      ['`teamCode`', `\`${teamCode}\``],
      ['`displayMessage`', displayMessage === undefined ? 'Not shown to end users.' : `“${displayMessage}”`],
      ['Returned by', returnedBy(type, operations)],
    ].map(([name, value]) => `| ${name} | ${value} |`)
    const text = `---\n${JSON.stringify(front)}\n---\n\n# \`${type}\`\n\n${message}\n\n## When it happens\n\n${when}\n\n## What to do\n\n${action}\n\n## Details\n\n| | |\n| --- | --- |\n${details.join('\n')}\n\n[All errors](/errors/)\n`
    return { to: `errors/${type}`, title: type, description: front.description, text }
  })
  const rows = types.map(
    type => `| [\`${type}\`](/errors/${type}) | ${catalogue[type].http} | ${catalogue[type].message} |`,
  )
  const description = 'Every errorType, its HTTP status, and what it means.'
  const index = `---\n${JSON.stringify({ title: 'Errors', description })}\n---\n\n# Errors\n\nA failed request returns the envelope with one of these values as \`errorType\`. The exception is a missing or wrong API key: 401 with an empty body. \`message\` is for developers and names the field at fault, if there is one. \`displayMessage\`, where present, may be shown to end users unchanged. [Handling errors](/error-handling) says what to do about each kind.\n\n| errorType | HTTP | |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  return [{ to: 'errors/index', title: 'Errors', description, text: index }, ...each]
}
