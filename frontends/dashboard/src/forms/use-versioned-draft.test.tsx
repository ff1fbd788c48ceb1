import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '@tablewell/api-client';
import { unsavedWork } from '@tablewell/federation';
import { useVersionedDraft } from './use-versioned-draft';
import type { VersionedDraftOptions } from './use-versioned-draft';

interface Sign {
  readonly text: string;
  readonly version: number;
}
type Options = VersionedDraftOptions<Sign, { text: string }>;

const queryKey = ['sign'];
const read = { text: 'Open', version: 1 };
const refusal = (status: number, text: string) => new ApiError(status, text, [], undefined, {}, '');

/** The draft of a sign that is saved as version 1. */
function begin(options: Partial<Options> = {}) {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, read);
  const onSaved = jest.fn();
  const save = jest.fn(async ({ text }: { text: string }, { version }: Sign) => ({
    text,
    version: version + 1,
  }));
  const all: Options = {
    saved: read,
    queryKey,
    draftOf: ({ text }) => ({ text }),
    save,
    texts: { unsaved: 'the sign', saved: 'Saved.', conflict: 'Conflict.', failed: (why) => `Failed: ${why}` },
    clearProblems: () => undefined,
    onSaved,
    ...options,
  };
  const { result } = renderHook(() => useVersionedDraft(all), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  const type = (text: string) => act(() => result.current.change({ text }));
  const submit = () => act(() => result.current.save(result.current.draft));
  return { result, queries, save, onSaved, type, submit };
}

describe('a versioned draft', () => {
  it('is unsaved work while it differs from the state that it was begun on', () => {
    const { result, queries, type } = begin();
    expect(unsavedWork()).toEqual([]);
    type('Closed');
    act(() => void queries.setQueryData(queryKey, { text: 'Closed', version: 2 }));
    expect(result.current.bar.unsaved).toBe(true);
    expect(unsavedWork()).toMatchObject([{ what: 'the sign' }]);
    type('Open');
    expect(unsavedWork()).toEqual([]);
  });

  it('is not unsaved where it means the same', () => {
    const { result, type } = begin({ contentOf: ({ text }) => text.trim() });
    type('Open ');
    expect(result.current.bar.unsaved).toBe(false);
  });

  it('is saved over the state that it was begun on, and measured against what was saved then', async () => {
    const { result, queries, save, onSaved, type, submit } = begin();
    type('Closed');
    act(() => void queries.setQueryData(queryKey, { text: 'Full', version: 2 }));
    submit();
    await waitFor(() => expect(result.current.bar.outcome).toEqual({ good: true, text: 'Saved.' }));
    expect(save).toHaveBeenCalledWith({ text: 'Closed' }, read);
    expect(onSaved).toHaveBeenCalledWith({ text: 'Closed', version: 2 }, { text: 'Closed' });
    expect(queries.getQueryData(queryKey)).toEqual({ text: 'Closed', version: 2 });
    expect(result.current.bar.unsaved).toBe(false);
  });

  it('stays after a conflict, until it is discarded for what is saved by now', async () => {
    const onDiscard = jest.fn();
    const { result, queries, type, submit } = begin({
      save: () => Promise.reject(refusal(409, 'The sign has changed.')),
      onDiscard,
    });
    type('Closed');
    submit();
    await waitFor(() => expect(result.current.bar.outcome).toEqual({ good: false, text: 'Conflict.' }));
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(result.current.draft).toEqual({ text: 'Closed' });
    act(() => void queries.setQueryData(queryKey, { text: 'Full', version: 2 }));
    act(() => result.current.discard());
    expect(result.current.draft).toEqual({ text: 'Full' });
    expect(result.current.base.version).toBe(2);
    expect(onDiscard).toHaveBeenCalledTimes(1);
  });

  it('says why it was refused where there is no version to conflict with', async () => {
    const { result, submit } = begin({
      save: () => Promise.reject(refusal(409, 'This name is taken.')),
      texts: { unsaved: 'the sign', saved: 'Saved.', failed: (why) => `Failed: ${why}` },
    });
    submit();
    await waitFor(() => expect(result.current.bar.outcome?.text).toBe('Failed: This name is taken.'));
  });
});
