const maxKnown = 1_000;

/** Parses each version of a stored text once: every booking reads it, and derived values are cached by identity. */
export class ParsedTexts<T> {
  private readonly known = new Map<string, T>();

  read(name: string, text: string): T {
    let value = this.known.get(name);
    if (value === undefined) {
      if (this.known.size >= maxKnown) this.known.clear();
      this.known.set(name, (value = JSON.parse(text) as T));
    }
    return value;
  }
}
