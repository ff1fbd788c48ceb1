/** For how long one round of probes answers callers. */
const freshMs = 250;

/** What a process needs in order to work: each part's name and a probe that throws while it does not answer. */
export class Readiness {
  private readonly probes = new Map<string, () => Promise<unknown> | unknown>();
  private readonly facts = new Map<string, () => unknown>();
  private draining = false;
  private round: { readonly at: number; readonly silent: Promise<readonly string[]> } | undefined;

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

  /**
   * Asks every part, each for at most a second. Callers at the same time, and for a moment after, share one answer: anybody
   * may ask, and each round of probes costs a call to every part.
   */
  async report(): Promise<{ ready: boolean; notReady: string[]; facts: Record<string, unknown> }> {
    const notReady = [...(this.draining ? ['draining'] : []), ...(await this.silentParts())];
    const facts = Object.fromEntries([...this.facts].map(([name, fact]) => [name, fact()]));
    return { ready: notReady.length === 0, notReady: notReady.sort(), facts };
  }

  private silentParts(): Promise<readonly string[]> {
    const now = performance.now();
    if (!this.round || now - this.round.at > freshMs) this.round = { at: now, silent: this.probeAll() };
    return this.round.silent;
  }

  private async probeAll(): Promise<readonly string[]> {
    const silent: string[] = [];
    await Promise.all(
      [...this.probes].map(async ([part, probe]) => {
        const answered = await Promise.race([
          Promise.resolve()
            .then(probe)
            .then(
              () => true,
              () => false,
            ),
          new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false).unref()),
        ]);
        if (!answered) silent.push(part);
      }),
    );
    return silent;
  }
}
