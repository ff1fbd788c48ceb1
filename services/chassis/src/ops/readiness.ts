/** How long the result of a round of probes is reused. */
const freshMs = 1_000;

/** The dependencies a process needs: each one's name, and a probe that rejects while it is unavailable. */
export class Readiness {
  private readonly probes = new Map<string, () => Promise<unknown> | unknown>();
  private readonly facts = new Map<string, () => unknown>();
  private draining = false;
  private round: { readonly at: number; readonly failed: Promise<readonly string[]> } | undefined;

  /** Adds a dependency that must answer. */
  require(dependency: string, probe: () => Promise<unknown> | unknown): void {
    this.probes.set(dependency, probe);
  }

  /** Adds a fact to the report that does not affect readiness, such as the number of dead letters. */
  show(name: string, fact: () => unknown): void {
    this.facts.set(name, fact);
  }

  /** Call before the process stops: it is not ready from then on. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /**
   * Probes every dependency, with a timeout of a second. At most one round a second: anyone may call this, and each
   * round costs a call to every dependency. Draining is reported at once.
   */
  async report(): Promise<{ ready: boolean; notReady: string[]; facts: Record<string, unknown> }> {
    const notReady = [...(this.draining ? ['draining'] : []), ...(await this.failedDependencies())];
    const facts = Object.fromEntries([...this.facts].map(([name, fact]) => [name, fact()]));
    return { ready: notReady.length === 0, notReady: notReady.sort(), facts };
  }

  private failedDependencies(): Promise<readonly string[]> {
    const now = performance.now();
    if (!this.round || now - this.round.at > freshMs) this.round = { at: now, failed: this.probeAll() };
    return this.round.failed;
  }

  private async probeAll(): Promise<readonly string[]> {
    const failed: string[] = [];
    await Promise.all(
      [...this.probes].map(async ([dependency, probe]) => {
        const answered = await Promise.race([
          Promise.resolve()
            .then(probe)
            .then(
              () => true,
              () => false,
            ),
          new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false).unref()),
        ]);
        if (!answered) failed.push(dependency);
      }),
    );
    return failed;
  }
}
