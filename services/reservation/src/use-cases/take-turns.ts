/**
 * Runs one piece of work at a time, in order of arrival; undefined at once where so many wait already. For computations of up
 * to some seconds.
 */
export function takeTurns(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> | undefined {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (waiting >= maxWaiting) return undefined;
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined).finally(() => (waiting -= 1));
    return turn;
  };
}
