import { Link } from '@tablewell/federation/router';
import { isCanceled } from '@tablewell/api-client/book';
import { ButtonLink, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { FormState } from '../../lib/dashboard-params';
import { Icon } from '../../lib/icons';
import { IconButton } from '../../lib/icon-button';
import type { LocalParty } from '../../lib/local-party';
import { paths } from '../../paths';
import type { ActionName } from './use-reservation-actions';
import { t } from './texts';

const Actions = styled.div`
  position: relative;
  display: flex;
  justify-content: flex-end;
  min-width: 8.25rem;
`;

const IconLink = styled(ButtonLink)`
  width: ${touchTarget};
  padding-inline: 0;
`;

interface RowActionsProps {
  reservation: LocalParty;
  busy: boolean;
  formState: FormState;
  onAct: (name: ActionName, reservation: LocalParty) => void;
}

/** Edit, cancel or restore, and delete, as icons. */
export function RowActions({ reservation, busy, formState, onAct }: RowActionsProps) {
  const { id, name } = reservation;
  const button = (action: ActionName) => ({ busy, onClick: () => onAct(action, reservation) });
  return (
    <Actions role="group" aria-label={t('reservations.row.actions', { name })}>
      {!isCanceled(reservation) ? (
        <>
          <IconLink
            as={Link}
            to={paths.editReservation(id)}
            state={formState}
            $variant="quiet"
            aria-label={t('reservations.row.edit')}
            title={t('reservations.row.edit')}
          >
            <Icon name="edit" />
          </IconLink>
          <IconButton icon="cancel" label={t('reservations.row.cancel')} {...button('cancel')} />
        </>
      ) : (
        <IconButton icon="restore" label={t('reservations.row.restore')} {...button('restore')} />
      )}
      <IconButton icon="trash" label={t('reservations.row.delete')} {...button('delete')} />
    </Actions>
  );
}
