/** Options of Node with which a server leaves a CPU profile in the folder that `BENCH_PROFILE` names. */
export const profileOptions = (): string[] => {
  const folder = process.env['BENCH_PROFILE']
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--enable-source-maps'] : []
}
