export function compileContract(name: string): { abi: unknown[]; bytecode: string }
export const contracts: Readonly<Record<string, string>>
