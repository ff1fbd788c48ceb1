/** Has work of one key done one after the other, in the order it came. */
export class Turns {
  private readonly lines = new Map<string, { id: string; done: Promise<unknown> }[]>();

  /** Waits for what came before under this key. */
  async take<Result>(key: string, id: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(key) ?? [];
    this.lines.set(key, line);
    const before = line.at(-1)?.done;
    const result = before ? before.then(work, work) : work();
    const turn = { id, done: result };
    line.push(turn);
    try {
      return await result;
    } finally {
      line.splice(line.indexOf(turn), 1);
      if (line.length === 0) this.lines.delete(key);
    }
  }

  /** The ids of those that wait behind one. */
  behind(key: string, id: string): ReadonlySet<string> {
    const ids = (this.lines.get(key) ?? []).map((turn) => turn.id);
    return new Set(ids.slice(ids.indexOf(id) + 1));
  }
}
