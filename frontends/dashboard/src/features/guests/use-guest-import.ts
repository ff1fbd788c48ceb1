import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConfirm } from '../../lib/confirm';
import { importGuests } from './api/import-guests';
import { guestKeys } from './guest-cache';
import { readGuestCsv } from './guest-csv';
import type { ImportedGuest, UsableCsv } from './guest-csv';
import { mayRetry, outcomeStatus } from './import-words';
import { batchSize, runImport } from './run-import';
import type { ImportProgress } from './run-import';
import type { Status } from './use-status';

// Spec, section 9.
const askAboveBytes = 1024 * 1024;
const noticeAboveGuests = 100;

export interface RunningImport extends Pick<ImportProgress, 'done' | 'total'> {
  notice: string | undefined;
}

/** A file as it will be read, shown before anything is sent. */
export interface ImportPreview extends UsableCsv {
  fileName: string;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The import of a file: `choose` reads it into a preview, `start` sends what the preview showed. Idle while both
 * `preview` and `running` are undefined. Leaving the tab cancels it.
 */
export function useGuestImport(restaurantId: string, say: (status: Status) => void) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [preview, setPreview] = useState<ImportPreview>();
  const [running, setRunning] = useState<RunningImport>();
  const [issues, setIssues] = useState<readonly string[]>([]);
  // A mutation, so that a session that ends meanwhile reaches the one handler of refused sessions.
  const batches = useMutation({
    mutationFn: ({ batch, signal }: { batch: readonly ImportedGuest[]; signal: AbortSignal }) =>
      importGuests(restaurantId, batch, signal),
  });
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function choose(file: File): Promise<void> {
    setIssues([]);
    if (file.type !== 'text/csv' && !file.name.toLowerCase().endsWith('.csv')) {
      return say({ tone: 'danger', text: 'Error: Please upload a CSV file' });
    }
    if (file.size > askAboveBytes) {
      const yes = await confirm({
        title: 'Large file',
        message: `This file is larger than 1 MB. It will be imported in batches of ${batchSize} guests, which may take a while. Continue?`,
        confirmLabel: 'Continue',
      });
      if (!yes) return;
    }
    const reading = readGuestCsv(await file.text());
    if ('error' in reading) return say({ tone: 'danger', text: `Error: ${reading.error}` });
    setPreview({ ...reading, fileName: file.name });
  }

  async function start({ guests, issues: skipped }: ImportPreview): Promise<void> {
    setPreview(undefined);
    setIssues(skipped);
    const notice =
      guests.length > noticeAboveGuests
        ? `This is a large file: its ${guests.length} guests are imported in batches.`
        : undefined;
    setRunning({ done: 0, total: guests.length, notice });
    const controller = new AbortController();
    stop.current = controller;
    const outcome = await runImport(guests, {
      send: (batch, signal) => batches.mutateAsync({ batch, signal }),
      wait,
      mayRetry,
      onProgress: ({ done, total }) => setRunning({ done, total, notice }),
      signal: controller.signal,
    });
    setRunning(undefined);
    say(outcomeStatus(outcome));
    void queries.invalidateQueries({ queryKey: guestKeys.all(restaurantId) });
  }

  return {
    preview,
    running,
    issues,
    choose,
    start,
    discard: () => setPreview(undefined),
    cancel: () => stop.current?.abort(),
  };
}
