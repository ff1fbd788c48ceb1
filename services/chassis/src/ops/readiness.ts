/** How long the result of a round of probes is reused: if every dependency answered, and otherwise. */
const freshMs = { ready: 1_000, notReady: 250 };

/** A round of probes; `freshUntil` is later than any time while it runs. */
interface Round {
  readonly failed: Promise<readonly string[]>;
  freshUntil: number;
}

/** The dependencies a process needs: each one's name, and a probe that rejects while it is unavailable. */
export class Readiness {
  private readonly probes = new Map<string, () => Promise<unknown> | unknown>();
  private readonly facts = new Map<string, () => unknown>();
  private draining = false;
  private round: Round | undefined;

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
   * Probes every dependency, with a timeout of a second. At most one round a second, or four while a dependency is
   * missing: anyone may call this, and each round costs a call to every dependency. Draining is reported at once.
   */
  async report(): Promise<{ ready: boolean; notReady: string[]; facts: Record<string, unknown> }> {
    const notReady = [...(this.draining ? ['draining'] : []), ...(await this.failedDependencies())];
    const facts = Object.fromEntries([...this.facts].map(([name, fact]) => [name, fact()]));
    return { ready: notReady.length === 0, notReady: notReady.sort(), facts };
  }

  private failedDependencies(): Promise<readonly string[]> {
    if (!this.round || performance.now() > this.round.freshUntil) this.round = this.beginRound();
    return this.round.failed;
  }

  private beginRound(): Round {
    const began = performance.now();
    const round: Round = {
      freshUntil: Infinity,
      failed: this.probeAll().then((failed) => {
        round.freshUntil = began + (failed.length === 0 ? freshMs.ready : freshMs.notReady);
        return failed;
      }),
    };
    return round;
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
