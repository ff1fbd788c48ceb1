import { useRef, useState } from 'react';
import { Button, color, radius, rich, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party } from '@tablewell/api-client/book';
import { RequestRow } from './request-row';
import { useAnswering } from './use-answering';
import { t } from './texts';

const Section = styled.section`
  /* In a column of Tonight there is less room than on the screen. */
  container-type: inline-size;
  border: 1px solid ${color.border};
  border-left: 4px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.surface};
  overflow: clip;
`;

const Heading = styled.h2`
  padding: ${space.xs} ${space.sm};
  border-bottom: 1px solid ${color.border};
  background: ${color.warningSoft};
  font-size: 0.9375rem;
  font-weight: 700;
  outline: none;
  span {
    margin-left: ${space.xs};
    color: ${color.textMuted};
    font-weight: 500;
  }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const More = styled(Button)`
  margin: ${space.xxs};
`;

const Rest = styled.p`
  padding: ${space.xs} ${space.sm};
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

/** More are shown on demand, so that they do not push the evening off the screen. */
const atFirst = 5;

interface RequestListProps {
  restaurantId: string;
  requests: readonly Party[];
  /** The number of all requests; the list may be shorter. */
  total: number;
  zone: string;
  /** They are all of one date, which is shown above the list. */
  isOneDay?: boolean;
}

/** The requests that wait for an answer, with buttons for both answers (REQUEST-8). */
export function RequestList({ restaurantId, requests, total, zone, isOneDay = false }: RequestListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with its row, so the focus has to be moved.
  const leave = (): void => heading.current?.focus();
  const answering = useAnswering(restaurantId, zone, leave);
  const [showsAll, setAll] = useState(false);
  const shown = showsAll ? requests : requests.slice(0, atFirst);
  if (total === 0) return null;
  return (
    <Section aria-label={t('requests.title')}>
      <Heading ref={heading} tabIndex={-1}>
        {rich(t('requests.heading', { count: total }), { count: (words) => <span>{words}</span> })}
      </Heading>
      <Rows>
        {shown.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            zone={zone}
            isOneDay={isOneDay}
            busy={answering.isBusy}
            onAccept={() => answering.accept(request)}
            onChooseTable={() => answering.chooseTable(request)}
            onDecline={() => answering.decline(request)}
          />
        ))}
      </Rows>
      {shown.length < requests.length && (
        <More variant="quiet" onClick={() => setAll(true)}>
          {t('requests.showAll', { count: requests.length })}
        </More>
      )}
      {shown.length === requests.length && requests.length < total && (
        <Rest>{t('requests.more', { count: total - requests.length })}</Rest>
      )}
      {answering.dialogs}
    </Section>
  );
}
