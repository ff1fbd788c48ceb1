/** For the tests that are not checked together with this folder's plain modules; see ports.mjs. */
export function reservePort(): Promise<number>;
export function reservePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>>;
