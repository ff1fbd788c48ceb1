import { Button, color, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { areaWords } from '../../lib/diner-words';
import { usePhoneReader } from '../../lib/phone';
import type { Party } from '@tablewell/api-client/book';
import { factsOf } from './request-words';
import { t } from './texts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  gap: ${space.xs};
  align-items: center;
  padding: ${space.xs} ${space.sm};
  border-bottom: 1px solid ${color.border};
  &:last-child {
    border-bottom: 0;
  }
  @container (min-width: 40rem) {
    grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  }
`;

const Size = styled.span`
  font-size: 1.25rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font-size: 1rem;
    font-weight: 650;
    line-height: 1.3;
  }
  p {
    color: ${color.textMuted};
    font-size: 0.875rem;
    line-height: 1.4;
  }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  grid-column: 2;
  @container (min-width: 40rem) {
    grid-column: auto;
  }
  button {
    min-height: ${touchTarget};
    /* The three answers share the row of a phone. */
    padding-inline: ${space.xs};
  }
`;

interface RequestRowProps {
  request: Party;
  zone: string;
  /** Its date is shown above the list. */
  isOneDay: boolean;
  /** An answer is being sent. */
  busy: boolean;
  onAccept: () => void;
  /** Accepts it at tables still to be chosen. */
  onChooseTable: () => void;
  onDecline: () => void;
}

/** One request with its answers. */
export function RequestRow({ request, zone, isOneDay, busy, ...on }: RequestRowProps) {
  const { name, size, area, notes } = request;
  const readPhone = usePhoneReader();
  return (
    <Row>
      <Size aria-hidden="true">{size}</Size>
      <Who>
        <h3>{name}</h3>
        <p>{factsOf(request, readPhone, { zone, isOneDay })}</p>
        {area && <p>{areaWords(request)}</p>}
        {notes && <p>{notes}</p>}
      </Who>
      <Answers role="group" aria-label={t('requests.answers', { name, size })}>
        <Button disabled={busy} onClick={on.onAccept}>
          {t('requests.accept.action')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={on.onChooseTable}>
          {t('requests.table')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={on.onDecline}>
          {t('requests.decline.action')}
        </Button>
      </Answers>
    </Row>
  );
}
