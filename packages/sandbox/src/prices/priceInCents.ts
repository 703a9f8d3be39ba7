import { createHash } from 'node:crypto'

/** Steps of 8 s, 32 s, … 24 days. Each moves twice as far as the one before it and takes four times as long. */
const octaves = 10

/**
 * A bounded random walk in integers. The symbol determines its start, between 5 and 505 dollars. Every octave
 * interpolates linearly between random heights. The heights grow with the square root of the octave's length, so the
 * sum moves as a share does, about 2 % a day, and never leaves 80 to 120 % of the start.
 */
export const priceInCents = (symbol: string, second: number): number => {
  const startCents = 500 + (random(symbol, 'start') % 50_000)
  let millionths = 0
  for (let octave = 0; octave < octaves; octave += 1) millionths += heightAt(symbol, second, octave)
  return Math.floor((startCents * (1_000_000 + millionths)) / 1_000_000)
}

const heightAt = (symbol: string, second: number, octave: number): number => {
  const length = 8 * 4 ** octave
  const reach = 190 * 2 ** octave
  const step = Math.floor(second / length)
  const height = (at: number) => (random(symbol, `${octave} ${at}`) % (2 * reach + 1)) - reach
  const [from, to] = [height(step), height(step + 1)]
  return from + Math.floor(((to - from) * (second - step * length)) / length)
}

const random = (symbol: string, what: string): number =>
  createHash('sha256').update(`${symbol} ${what}`).digest().readUInt32BE()
