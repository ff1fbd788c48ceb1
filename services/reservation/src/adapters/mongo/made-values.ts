const maxKnown = 1_000;

/** Makes the value of each version of a document once: every booking reads it, and a plan is compiled for each floor. */
export class MadeValues<T> {
  private readonly known = new Map<string, T>();

  of(version: string, make: () => T): T {
    let value = this.known.get(version);
    if (value === undefined) {
      if (this.known.size >= maxKnown) this.known.clear();
      this.known.set(version, (value = make()));
    }
    return value;
  }
}
