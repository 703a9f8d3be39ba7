/**
 * Variables for how much of random input, or of a series, a test takes, and their values in `npm run test:campaigns`. `npm test`
 * takes less; CONTRIBUTING.md has commands with more.
 */
export const campaignSizes = {
  RIALTO_BASELINE_SEEDS: '100',
  RIALTO_BRIDGE_ROUNDS: '20',
  RIALTO_DIFFERENTIAL_RUNS: '100',
  RIALTO_DUPLICATE_ROUNDS: '20',
  RIALTO_FUZZ_RUNS: '48',
  RIALTO_PAYMENT_RUNS: '10000',
  RIALTO_PAYMENTS: '300',
  RIALTO_PAYOUT_STRIDE: '1',
  RIALTO_PROPERTY_RUNS: '2000',
  RIALTO_RACES: '20',
  RIALTO_RELAY_STRIDE: '1',
  RIALTO_SIMULATION_SEEDS: '2000',
  RIALTO_WALKS: '200',
}
