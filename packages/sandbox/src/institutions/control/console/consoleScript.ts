/** Calls the control API from the sandbox's own page. No other page may call it. */
export const SCRIPT = `
const at = id => document.getElementById(id)
const say = text => { at('said').textContent = text }
const call = async (method, path, body) => {
  const init = { method, headers: { 'content-type': 'application/json' } }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await fetch('/control' + path, init)
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Error(answer.error || 'HTTP ' + response.status)
  return answer
}
const show = async () => {
  const [{ nowMs }, { faults }] = await Promise.all([call('GET', '/clock'), call('GET', '/faults')])
  at('now').textContent = new Date(nowMs).toISOString().replace('T', ' ').slice(0, 19) + ' UTC'
  at('faults').replaceChildren(...faults.map(fault => {
    const item = document.createElement('li')
    item.textContent = fault.host + ': ' + fault.mode + ', ' + fault.times + ' more'
    return item
  }))
}
const run = (work, said) => work.then(show).then(() => say(said), error => say(error.message))
const on = (selector, does) => document.querySelectorAll(selector).forEach(one => one.addEventListener('click', () => does(one)))
on('[data-advance]', one => run(call('POST', '/clock/advance', { ms: Number(one.dataset.advance) }), 'The clock is ' + one.textContent.trim() + ' further.'))
on('[data-institution]', one => {
  const isDown = one.getAttribute('aria-pressed') === 'true'
  const institution = one.dataset.institution
  const done = () => one.setAttribute('aria-pressed', String(!isDown))
  run(call('POST', '/health', { institution, up: isDown }).then(done), institution + (isDown ? ' is up.' : ' is down.'))
})
on('[data-copy]', one => navigator.clipboard.writeText(one.dataset.copy).then(() => say('Copied ' + one.dataset.copy + '.'), () => say('Copying is not allowed here.')))
on('#clear', () => run(call('DELETE', '/faults'), 'No faults are left.'))
on('#release', () => run(call('POST', '/faults/release', {}), 'Held requests go on.'))
at('fault').addEventListener('submit', event => {
  event.preventDefault()
  const { host, mode, times } = Object.fromEntries(new FormData(event.target))
  run(call('POST', '/faults', { host, mode, times: Number(times) }), 'Added.')
})
show().catch(error => say(error.message))
`
