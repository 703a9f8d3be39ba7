/** The first number, or the second one in `npm run bench -- short`, which only shows that every suite runs. */
export const shortened = (full: number, short: number): number => (process.env['BENCH_SHORT'] ? short : full)
