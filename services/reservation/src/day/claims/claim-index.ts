import { type Claim, claimOwner, isSameRequest } from './claim';

/** The claims of a day by their ids, parties and idempotency keys. */
export class ClaimIndex {
  private readonly byId = new Map<string, Claim>();
  private readonly byParty = new Map<string, Claim[]>();
  private readonly byKey = new Map<string, Claim[]>();

  constructor(claims: readonly Claim[]) {
    for (const claim of claims) this.add(claim);
  }

  add(claim: Claim): void {
    this.byId.set(claim.id, claim);
    append(this.byParty, claimOwner(claim.id).reservationId, claim);
    if (claim.key !== undefined) append(this.byKey, claim.key, claim);
  }

  find(id: string): Claim | undefined {
    return this.byId.get(id);
  }

  hasParty(reservationId: string): boolean {
    return this.byParty.has(reservationId);
  }

  /** Claims of the same party, from a concurrent change or a repeated request. Only one of them will remain. */
  ofSameParty({ id, key, madeAt }: Pick<Claim, 'id' | 'key' | 'madeAt'>): ReadonlySet<Claim> {
    const ofParty = this.byParty.get(claimOwner(id).reservationId) ?? [];
    const ofKey = key === undefined ? [] : (this.byKey.get(key) ?? []);
    const requested = { ...(key === undefined ? {} : { key }), madeAt };
    return new Set([...ofParty, ...ofKey.filter((claim) => isSameRequest(claim, requested))]);
  }
}

function append(lists: Map<string, Claim[]>, name: string, claim: Claim): void {
  const list = lists.get(name);
  if (list) list.push(claim);
  else lists.set(name, [claim]);
}
