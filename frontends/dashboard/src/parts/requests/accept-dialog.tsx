import { useQuery } from '@tanstack/react-query';
import { eveningOf } from '@tablewell/api-client/book';
import { localTimeOf } from '@tablewell/shared/zone';
import { Dialog, LoadingPanel } from '@tablewell/ui';
import { AcceptForm } from './accept-form';
import type { Party } from '@tablewell/api-client/book';
import type { Acceptance } from './api/requests';
import { t } from './texts';

export interface AcceptDialogProps {
  restaurantId: string;
  /** Undefined: closed. */
  request: Party | undefined;
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
    headed
  >
    {request && <Loader request={request} refusal={refusal} onClose={onClose} {...rest} />}
  </Dialog>
);

function Loader(props: AcceptDialogProps & { request: Party }) {
  const { restaurantId, request, zone } = props;
  const { date } = localTimeOf(request.startsAt, zone);
  const evening = useQuery(eveningOf(restaurantId, date));
  // If the tables of the evening are not known, the request can still be accepted with a table chosen by the service.
  if (evening.isPending) return <LoadingPanel text={t('requests.accept.loading')} />;
  return <AcceptForm {...props} evening={evening.data} />;
}
