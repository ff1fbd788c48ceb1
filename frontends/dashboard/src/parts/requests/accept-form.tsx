import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { minuteMs, turnMinutesOf } from '@tablewell/api-client/book';
import type { Evening } from '@tablewell/api-client/book';
import { Banner, Button, Inline, Stack, TextField } from '@tablewell/ui';
import { useNow } from '@tablewell/api-client/use-now';
import { TableChoice } from '../host-form/table-choice';
import { firstFree, rankOptions, standingOf } from '../evening/rank-options';
import { inAskedArea, tableOptions } from '../evening/table-options';
import type { TableAsk, TableOption } from '../evening/table-option';
import { TableChoices } from '../evening/table-choices';
import { useTableOptions } from '../evening/use-table-options';
import type { AcceptDialogProps } from './accept-dialog';
import type { Party } from '@tablewell/api-client/book';
import { whenOf } from './request-words';
import { t } from './texts';

export const longestReason = 200;

interface AcceptFormProps extends AcceptDialogProps {
  request: Party;
  /** Undefined if it could not be loaded. */
  evening: Evening | undefined;
}

/** The tables for a request, best first, with what each costs others; one with a cost takes a reason. */
export function AcceptForm(props: AcceptFormProps) {
  const { restaurantId, request, refusal, zone, evening, busy, onChange, onAccept, onClose } = props;
  const now = useNow();
  const ask = useMemo(() => evening && askOf(request, evening), [request, evening]);
  const held = evening?.parties.find(({ id }) => id === request.id)?.tables ?? [];
  const ranked = (options: readonly TableOption[]): readonly TableOption[] => {
    if (!ask || !evening) return [];
    const isInArea = inAskedArea(evening, request);
    const prefers = (option: TableOption): boolean =>
      option.tables.join() === held.join() || isInArea(option);
    return rankOptions(options, ask, { stay: 'whole', prefers });
  };
  const [tables, setTables] = useState<readonly string[]>(() => {
    if (refusal || !ask || !evening) return [];
    return held.length > 0 ? held : firstFree(ranked(tableOptions(evening, ask, now)), ask);
  });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const options = ranked(useTableOptions(restaurantId, evening ?? noEvening, ask, now));
  // A request that holds the chosen table keeps it as it is.
  const isHeld = held.length > 0 && held.join() === tables.join();
  const chosen = options.find((option) => option.tables.join() === tables.join());
  const isCostly = !isHeld && chosen !== undefined && ask && standingOf(chosen, ask, 'whole') !== 'free';
  const needsReason = refusal !== '' || isCostly === true;

  const choose = (next: readonly string[]): void => {
    setTables(next.join() === tables.join() ? [] : next);
    setTried(false);
    onChange();
  };
  const accept = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const at = isHeld || tables.length === 0 ? {} : { tables };
    if (!needsReason) onAccept(at);
    else if (reason.trim() !== '') onAccept({ ...at, reason });
  };
  const { name, size } = request;
  return (
    <form noValidate onSubmit={accept}>
      <Stack $gap="md">
        {refusal && (
          <Banner tone="warning" role="alert">
            {refusal}
            {tables.length === 0 && ` ${t('requests.accept.noTable', { name, size })}`}
          </Banner>
        )}
        <p>{t('requests.accept.party', { name, size, when: whenOf(request.startsAt, zone) })}</p>
        {ask && evening && options.length > 0 && (
          <TableChoices
            label={t('requests.accept.tables')}
            options={options}
            ask={ask}
            stay="whole"
            evening={evening}
            chosen={tables}
            onTake={(option) => choose(option.tables)}
          />
        )}
        <TableChoice
          evening={evening}
          label={t('requests.accept.together')}
          startsAt={request.startsAt}
          turnMinutes={evening && turnMinutesOf(evening, size)}
          ownId={request.id}
          chosen={tables}
          isOpen={tables.length > 0 && !chosen}
          onChoose={choose}
        />
        {needsReason && (
          <TextField
            label={t('requests.accept.reason')}
            hint={t('requests.accept.reasonHint')}
            maxLength={longestReason}
            value={reason}
            error={isTried && reason.trim() === '' ? t('requests.accept.reasonMissing') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <Inline $gap="sm">
          <Button type="submit" busy={busy}>
            {needsReason ? t('requests.accept.anyway') : t('requests.accept.action')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('requests.back')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

const askOf = ({ id: partyId, size, startsAt: from }: Party, evening: Evening): TableAsk => ({
  ...{ partyId, size, from },
  until: from + turnMinutesOf(evening, size) * minuteMs,
});

const noEvening: Evening = {
  ...{ date: '', timezone: 'UTC', turnMinutes: 0, layoutId: '', sectionsVersion: 0 },
  ...{ tables: [], combinations: [], parties: [], sections: [], pacingLimits: [], blocks: [] },
};
