const maxEntries = 10_000;

interface Stored {
  payload: Record<string, unknown>;
  readonly expiresAt: number;
}

/** The store of the provider: in memory, so that a restart signs everybody out there. */
export function memoryAdapter() {
  const entries = new Map<string, Stored>();
  return class {
    constructor(private readonly name: string) {}

    private keyOf(id: string): string {
      return `${this.name}:${id}`;
    }

    async upsert(id: string, payload: Record<string, unknown>, expiresIn: number): Promise<void> {
      for (const oldest of entries.keys()) {
        if (entries.size < maxEntries) break;
        entries.delete(oldest);
      }
      const expiresAt = expiresIn ? Date.now() + expiresIn * 1_000 : Infinity;
      entries.set(this.keyOf(id), { payload, expiresAt });
    }

    async find(id: string): Promise<Record<string, unknown> | undefined> {
      const found = entries.get(this.keyOf(id));
      return found && found.expiresAt > Date.now() ? found.payload : undefined;
    }

    async findByUid(uid: string): Promise<Record<string, unknown> | undefined> {
      return this.findBy('uid', uid);
    }

    async findByUserCode(userCode: string): Promise<Record<string, unknown> | undefined> {
      return this.findBy('userCode', userCode);
    }

    async consume(id: string): Promise<void> {
      const found = entries.get(this.keyOf(id));
      if (found) found.payload = { ...found.payload, consumed: Math.floor(Date.now() / 1_000) };
    }

    async destroy(id: string): Promise<void> {
      entries.delete(this.keyOf(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of entries) if (payload['grantId'] === grantId) entries.delete(key);
    }

    private findBy(field: string, value: string): Record<string, unknown> | undefined {
      for (const [key, { payload, expiresAt }] of entries)
        if (key.startsWith(`${this.name}:`) && payload[field] === value && expiresAt > Date.now())
          return payload;
      return undefined;
    }
  };
}
