export function compileContract(name: string): { abi: unknown[]; bytecode: string }
