import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { eveningOf, turnMinutesOf } from '@tablewell/api-client/evening';
import type { Evening } from '@tablewell/api-client/evening';
import { localTimeOf } from '@tablewell/shared/zone';
import { Banner, Button, Dialog, Inline, LoadingPanel, Stack, TextField } from '@tablewell/ui';
import { TableChoice } from '../host-form/table-choice';
import { bestTables } from '../tonight/model/table-options';
import type { Acceptance, TableRequest } from './api/requests';
import { t } from './texts';

export const longestReason = 200;

interface AcceptDialogProps {
  restaurantId: string;
  /** Undefined: closed. */
  request: TableRequest | undefined;
  /** Why it was refused; empty: it was not. */
  refusal: string;
  /** The restaurant's zone. */
  zone: string;
  busy: boolean;
  /** Called when the host chooses other tables, for which the refusal no longer holds. */
  onChange: () => void;
  onAccept: (acceptance: Acceptance) => void;
  onClose: () => void;
}

/** Accepts a request at tables that the host chooses. After a refusal, it can be accepted with a reason. */
export const AcceptDialog = ({ request, refusal, onClose, ...rest }: AcceptDialogProps) => (
  <Dialog
    open={request !== undefined}
    title={refusal ? t('requests.accept.titleAnyway') : t('requests.accept.title')}
    onClose={onClose}
  >
    {request && <Loader request={request} refusal={refusal} onClose={onClose} {...rest} />}
  </Dialog>
);

type ContentProps = AcceptDialogProps & { request: TableRequest };

function Loader(props: ContentProps) {
  const { restaurantId, request, zone } = props;
  const { date } = localTimeOf(request.startsAt, zone);
  const evening = useQuery(eveningOf(restaurantId, date));
  // If the tables of the evening are not known, the request can still be accepted with a table chosen by the service.
  if (evening.isPending) return <LoadingPanel text={t('requests.accept.loading')} />;
  return <Content {...props} evening={evening.data} />;
}

function Content(props: ContentProps & { evening: Evening | undefined }) {
  const { request, refusal, evening, busy, onChange, onAccept, onClose } = props;
  const held = evening?.parties.find(({ id }) => id === request.id)?.tables ?? [];
  const [suggested] = useState(() => (held.length > 0 ? held : suggestionFor(request, evening)));
  const [tables, setTables] = useState<readonly string[]>(refusal ? [] : suggested);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  // A request that holds the chosen table keeps it as it is.
  const isHeld = held.length > 0 && held.join() === tables.join();
  const accept = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const chosen = isHeld || tables.length === 0 ? {} : { tables };
    if (!refusal) onAccept(chosen);
    else if (reason.trim() !== '') onAccept({ ...chosen, reason });
  };
  return (
    <form noValidate onSubmit={accept}>
      <Stack $gap="md">
        {refusal ? (
          <Banner tone="warning" role="alert">
            {refusal}
            {tables.length === 0 &&
              ` ${t('requests.accept.noTable', { name: request.name, size: request.size })}`}
          </Banner>
        ) : (
          <p>{t('requests.accept.party', { name: request.name, size: request.size })}</p>
        )}
        <TableChoice
          evening={evening}
          startsAt={request.startsAt}
          turnMinutes={evening && turnMinutesOf(evening, request.size)}
          ownId={request.id}
          suggested={suggested}
          chosen={tables}
          onChoose={(next) => {
            setTables(next);
            setTried(false);
            onChange();
          }}
        />
        {refusal && (
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
            {refusal ? t('requests.accept.anyway') : t('requests.accept.action')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('requests.back')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** The smallest table that is free for the whole stay, if there is one. */
const suggestionFor = ({ size, startsAt }: TableRequest, evening: Evening | undefined): readonly string[] =>
  evening ? bestTables(evening, size, startsAt, Date.now()) : [];
