import { encodePacked, getContractAddress, keccak256, toBytes } from 'viem/utils'

/** An order's salt at the factory. The depositor is not part of it, so only the order distinguishes addresses. */
export const saltOf = (orderId: string): `0x${string}` => keccak256(toBytes(orderId))

/** The counterfactual address of an order's clone. The factory's first contract is the sweeper. */
export const depositAddressOf = (factory: `0x${string}`, orderId: string): string => {
  const sweeper = getContractAddress({ from: factory, nonce: 1n })
  const code = encodePacked(
    ['bytes', 'address', 'bytes'],
    ['0x3d602d80600a3d3981f3363d3d373d3d3d363d73', sweeper, '0x5af43d82803e903d91602b57fd5bf3'],
  )
  return getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt: saltOf(orderId),
    bytecodeHash: keccak256(code),
  }).toLowerCase()
}
