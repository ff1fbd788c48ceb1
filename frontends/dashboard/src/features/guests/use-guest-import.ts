import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { useConfirm } from '../../lib/confirm';
import { importGuests } from './api/import-guests';
import { guestKeys } from '../../lib/guests/guest-cache';
import { decodeText } from './decode-text';
import { readGuestCsv } from './guest-csv';
import type { ImportedGuest } from './guest-columns';
import type { CsvChoices, UsableCsv } from './guest-csv';
import { isCutOff, mayRetry, outcomeStatus } from './import-words';
import { dropImport, keepImport, keepProgress, keptImport } from './kept-import';
import type { KeptImport } from './kept-import';
import { batchSize, beginning, runImport } from './run-import';
import type { ImportProgress } from './run-import';
import type { Status } from './use-status';
import { t } from './texts';

/** A larger file is imported only after a confirmation. */
const askAboveBytes = 1024 * 1024;
/** An import of more guests shows that it takes a while. */
const noticeAboveGuests = 100;

export interface RunningImport extends Pick<ImportProgress, 'done' | 'total'> {
  notice: string | undefined;
}

/** A preview of a file, shown before anything is sent. */
export interface ImportPreview extends UsableCsv {
  fileName: string;
  choices: CsvChoices;
  /** Reads the file again. */
  onChoose: (choices: CsvChoices) => void;
}

/** A pause that ends early when the import is canceled. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

export type GuestImport = ReturnType<typeof useGuestImport>;

/**
 * The import of a file: `choose` reads it into a preview, `start` sends what the preview showed. Idle while both
 * `preview` and `running` are undefined. An unfinished import is stored on this device and offered as `unfinished`:
 * after a reload, after another tab of the dashboard, and while the connection is lost.
 */
export function useGuestImport(
  restaurant: Pick<Restaurant, 'id' | 'timezone' | 'country'>,
  showStatus: (status: Status | undefined) => void,
) {
  const { id: restaurantId } = restaurant;
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [preview, setPreview] = useState<ImportPreview>();
  const [running, setRunning] = useState<RunningImport>();
  const [unfinished, setUnfinished] = useState(() => keptImport(restaurantId));
  const [cutOff, setCutOff] = useState(false);
  const [issues, setIssues] = useState<readonly string[]>([]);
  // A mutation, so that a session that ends meanwhile reaches the central handler of refused sessions.
  const batches = useMutation({
    mutationFn: ({ batch, signal }: { batch: readonly ImportedGuest[]; signal: AbortSignal }) =>
      importGuests(restaurantId, batch, signal),
  });
  const stop = useRef<AbortController | undefined>(undefined);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      stop.current?.abort();
    };
  }, []);

  async function choose(file: File): Promise<void> {
    setIssues([]);
    showStatus(undefined);
    if (file.type !== 'text/csv' && !file.name.toLowerCase().endsWith('.csv')) {
      const isSpreadsheet = /\.(?:xlsx?|xlsm|ods|numbers)$/i.test(file.name);
      return showStatus({
        tone: 'danger',
        text: t(isSpreadsheet ? 'guests.import.spreadsheet' : 'guests.import.notCsv'),
      });
    }
    if (file.size > askAboveBytes) {
      const yes = await confirm({
        title: t('guests.import.largeTitle'),
        message: t('guests.import.largeText', { batchSize }),
        confirmLabel: t('guests.import.go'),
      });
      if (!yes) return;
    }
    // The file may have been moved or changed since it was chosen.
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return showStatus({ tone: 'danger', text: t('guests.import.unreadable') });
    read(file.name, decodeText(bytes));
  }

  function read(fileName: string, text: string, choices: CsvChoices = {}): void {
    const reading = readGuestCsv(text, restaurant, choices);
    if ('error' in reading)
      return showStatus({ tone: 'danger', text: t('guests.failed', { reason: reading.error }) });
    setPreview({ ...reading, fileName, choices, onChoose: (chosen) => read(fileName, text, chosen) });
  }

  async function run(what: KeptImport): Promise<void> {
    const { guests } = what;
    const notice =
      guests.length > noticeAboveGuests
        ? t('guests.import.largeNotice', { count: guests.length })
        : undefined;
    setUnfinished(undefined);
    setCutOff(false);
    setIssues(what.issues);
    setRunning({ ...what.progress, notice });
    const controller = new AbortController();
    stop.current = controller;
    const outcome = await runImport(
      guests,
      {
        send: (batch, signal) => batches.mutateAsync({ batch, signal }),
        wait: (ms) => wait(ms, controller.signal),
        mayRetry,
        isCutOff,
        onProgress: (progress) => {
          keepProgress(restaurantId, progress);
          setRunning({ ...progress, notice });
        },
        signal: controller.signal,
      },
      what.progress,
    );
    // Leaving the tab does not cancel an import: its remaining rows are kept here.
    if (left.current) return;
    if (outcome.kind === 'interrupted') {
      setUnfinished(keptImport(restaurantId));
      setCutOff(true);
    } else dropImport(restaurantId);
    setRunning(undefined);
    showStatus(outcomeStatus(outcome));
    void queries.invalidateQueries({ queryKey: guestKeys.all(restaurantId) });
  }

  function start({ fileName, guests, issues: skipped, leftOut }: ImportPreview): Promise<void> {
    setPreview(undefined);
    const what = { fileName, guests, issues: [...skipped, ...leftOut], progress: beginning(guests.length) };
    keepImport(restaurantId, what);
    return run(what);
  }

  function goOn(): void {
    if (!unfinished) return;
    showStatus(undefined);
    void run(unfinished);
  }

  // Continues an import when the connection that it lost is back.
  const onOnline = useRef(goOn);
  useEffect(() => {
    onOnline.current = goOn;
  });
  useEffect(() => {
    if (!cutOff) return undefined;
    const again = (): void => onOnline.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [cutOff]);

  return {
    preview,
    running,
    issues,
    unfinished,
    choose,
    start,
    goOn,
    discard: () => setPreview(undefined),
    discardUnfinished: () => {
      dropImport(restaurantId);
      setUnfinished(undefined);
      setCutOff(false);
      showStatus(undefined);
    },
    cancel: () => stop.current?.abort(),
  };
}
