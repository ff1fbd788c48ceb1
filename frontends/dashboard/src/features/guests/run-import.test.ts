import { NetworkError } from '@tablewell/api-client';
import { outcomeStatus } from './import-words';
import { runImport } from './run-import';
import type { ImportOptions, ImportProgress } from './run-import';

const guests = Array.from({ length: 60 }, (_, index) => ({ name: `Guest ${index}` }));

function options(send: ImportOptions['send'], controller = new AbortController()) {
  const waits: number[] = [];
  const given: ImportOptions = {
    send,
    wait: async (ms) => void waits.push(ms),
    mayRetry: () => true,
    isCutOff: (error) => error instanceof NetworkError,
    onProgress: () => undefined,
    signal: controller.signal,
  };
  return { given, waits };
}
const all = async (batch: readonly unknown[]) => ({ created: batch.length, updated: 0, failed: 0 });

describe('an import', () => {
  it('sends batches of 25 with a pause between them', async () => {
    const sizes: number[] = [];
    const { given, waits } = options(async (batch) => {
      sizes.push(batch.length);
      return all(batch);
    });
    const outcome = await runImport(guests, given);
    expect(sizes).toEqual([25, 25, 10]);
    expect(waits).toEqual([200, 200]);
    expect(outcomeStatus(outcome).text).toBe('Upload successful! Import completed: 60 created, 0 updated');
  });

  it('tries a batch three times, then continues and counts it as failed', async () => {
    let calls = 0;
    const { given, waits } = options(async (batch) => {
      calls += 1;
      if (calls <= 3) throw new Error('down');
      return all(batch);
    });
    const outcome = await runImport(guests, given);
    expect(waits).toEqual([2_000, 4_000, 200, 200]);
    expect(outcomeStatus(outcome).text).toBe('Import completed: 35 created, 0 updated, 25 failed');
  });

  it('does not repeat a batch that cannot succeed, and fails if none did', async () => {
    let calls = 0;
    const { given } = options(async () => {
      calls += 1;
      throw new Error('The input is not valid');
    });
    const outcome = await runImport(guests, { ...given, mayRetry: () => false });
    expect(calls).toBe(3);
    expect(outcomeStatus(outcome)).toEqual({ tone: 'danger', text: 'Error: The input is not valid' });
  });

  it('stops when the connection is lost, and continues from there later', async () => {
    const sent: number[] = [];
    let online = true;
    const { given } = options(async (batch) => {
      if (!online) throw new NetworkError();
      sent.push(batch.length);
      online = sent.length !== 1;
      return all(batch);
    });
    const reports: ImportProgress[] = [];
    const onProgress = (progress: ImportProgress) => void reports.push(progress);
    const outcome = await runImport(guests, { ...given, onProgress });
    expect(outcome.kind).toBe('interrupted');
    expect(outcomeStatus(outcome).text).toBe(
      'Error: Network error: Unable to connect to server. Please check your connection.',
    );
    online = true;
    const rest = await runImport(guests, { ...given, onProgress }, reports.at(-1));
    expect(sent).toEqual([25, 25, 10]);
    expect(outcomeStatus(rest).text).toBe('Upload successful! Import completed: 60 created, 0 updated');
  });

  it('stops where it is canceled', async () => {
    const controller = new AbortController();
    let calls = 0;
    const { given } = options(async (batch) => {
      calls += 1;
      controller.abort();
      return all(batch);
    }, controller);
    const outcome = await runImport(guests, given);
    expect(calls).toBe(1);
    expect(outcomeStatus(outcome).text).toBe('Upload cancelled');
  });
});
