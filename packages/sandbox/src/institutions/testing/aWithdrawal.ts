import type { Withdrawal } from '../state/types.ts'

/** 5 USDC from OKX to Ethereum for a fee of 0.01, accepted and not yet sent. */
export const aWithdrawal = (change: Partial<Withdrawal> = {}): Withdrawal => ({
  id: '100000001',
  institution: 'okx',
  persona: 'Mesh',
  asset: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  network: 'ERC20',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  tag: '',
  amountUnits: '5000000',
  feeUnits: '10000',
  reference: '',
  status: 'accepted',
  createdAtMs: Date.UTC(2035, 0, 12, 9),
  updatedAtMs: Date.UTC(2035, 0, 12, 9),
  dueAtMs: Date.UTC(2035, 0, 12, 9),
  ...change,
})
