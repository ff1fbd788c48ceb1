/** What a process needs in order to work: each part's name and a probe that throws while it does not answer. */
export class Readiness {
  private readonly probes = new Map<string, () => Promise<unknown> | unknown>();
  private readonly facts = new Map<string, () => unknown>();
  private draining = false;

  /** Adds a part that must answer. */
  require(part: string, probe: () => Promise<unknown> | unknown): void {
    this.probes.set(part, probe);
  }

  /** Adds something worth seeing that does not decide readiness, such as the count of dead letters. */
  show(name: string, fact: () => unknown): void {
    this.facts.set(name, fact);
  }

  /** From here on the process is not ready: it is about to stop. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** Asks every part, or one alone, each for at most a second. One that there is not is not ready. */
  async report(
    one?: string,
  ): Promise<{ ready: boolean; notReady: string[]; facts: Record<string, unknown> }> {
    const notReady: string[] = this.draining ? ['draining'] : [];
    const parts = one === undefined ? [...this.probes.keys()] : [one];
    await Promise.all(
      parts.map(async (part) => {
        const answered = await Promise.race([
          Promise.resolve()
            .then(() => this.probe(part))
            .then(
              () => true,
              () => false,
            ),
          new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false).unref()),
        ]);
        if (!answered) notReady.push(part);
      }),
    );
    const facts = Object.fromEntries([...this.facts].map(([name, fact]) => [name, fact()]));
    return { ready: notReady.length === 0, notReady: notReady.sort(), facts };
  }

  private probe(part: string): Promise<unknown> | unknown {
    const probe = this.probes.get(part);
    if (!probe) throw new Error(`there is no ${part}`);
    return probe();
  }
}
