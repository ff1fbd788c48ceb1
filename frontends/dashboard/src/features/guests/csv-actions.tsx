import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { browserZone, isAuthFailure } from '@tablewell/api-client';
import { serverNow } from '@tablewell/api-client/server-clock';
import { localTimeOf } from '@tablewell/shared/zone';
import { Button, color, layer, radius, shadow, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { useRights } from '../../lib/rights';
import type { RestaurantClock } from '../../lib/service-day';
import { listAllGuests } from './api/list-all-guests';
import { guestsToCsv } from './guest-csv';
import { saveFile } from './save-file';
import type { Status } from './use-status';
import { t as common } from '../../lib/texts';
import { t } from './texts';

const Help = styled.span`
  position: relative;
  > [role='tooltip'] {
    position: absolute;
    /* Without a gap, so that the pointer can go to it. */
    top: 100%;
    right: 0;
    z-index: ${layer.menu};
    visibility: hidden;
    width: min(20rem, calc(100vw - 2rem));
    padding: ${space.sm};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    box-shadow: ${shadow.float};
    font-size: 0.875rem;
    text-align: left;
  }
  &:not([data-dismissed]):hover > [role='tooltip'],
  &:not([data-dismissed]):focus-within > [role='tooltip'] {
    visibility: visible;
  }
`;

interface CsvActionsProps {
  restaurantId: string;
  /** The restaurant's. */
  restaurant: RestaurantClock;
  importing: boolean;
  onFile: (file: File) => void;
  showStatus: (status: Status) => void;
}

/** Buttons that export the guest list to a file and import one. */
export function CsvActions({ restaurantId, restaurant, importing, onFile, showStatus }: CsvActionsProps) {
  const { exports: mayExport } = useRights();
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const [dismissed, setDismissed] = useState(false);
  const download = useMutation({
    mutationFn: listAllGuests,
    onSuccess: (guests) => {
      const { date } = localTimeOf(serverNow(), browserZone());
      saveFile(`guest-list-${date}.csv`, guestsToCsv(guests, restaurant));
    },
    onError: (error) => {
      if (!isAuthFailure(error))
        showStatus({ tone: 'danger', text: t('guests.failed', { reason: messageOf(error) }) });
    },
  });
  // Also while the pointer rests on it and the focus is elsewhere (WCAG 1.4.13).
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        variant="secondary"
        busy={download.isPending}
        disabled={!mayExport}
        title={mayExport ? undefined : common('common.noExport')}
        onClick={() => download.mutate(restaurantId)}
      >
        {t('guests.csv.export')}
      </Button>
      <Help
        data-dismissed={dismissed ? '' : undefined}
        onPointerEnter={() => setDismissed(false)}
        onFocus={() => setDismissed(false)}
      >
        <Button
          variant="secondary"
          busy={importing}
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {t('guests.csv.import')}
        </Button>
        <span role="tooltip" id={helpId}>
          {t('guests.csv.help')}
        </span>
      </Help>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('guests.csv.file')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was corrected.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
