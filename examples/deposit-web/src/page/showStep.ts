/** Marks the steps before `current` as done; 4 finishes the last one too, 0 clears them all. */
export function showStep(current: number): void {
  document.querySelectorAll('#steps li').forEach((item, index) => {
    const step = index + 1
    item.toggleAttribute('data-done', step < current || (current === 4 && step === 4))
    if (step === current && current < 4) item.setAttribute('aria-current', 'step')
    else item.removeAttribute('aria-current')
  })
}
