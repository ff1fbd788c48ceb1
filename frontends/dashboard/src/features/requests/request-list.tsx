import { useRef, useState } from 'react';
import { displayPhone } from '@tablewell/shared/phone';
import { localTimeOf } from '@tablewell/shared/zone';
import { Button, color, radius, rich, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { shortDate } from '../../lib/calendar';
import { areaWords } from '../../lib/diner-words';
import { messageOf } from '../../lib/message-of';
import { AcceptDialog } from './accept-dialog';
import type { Acceptance, TableRequest } from './api/requests';
import { DeclineDialog } from './decline-dialog';
import { overridableRefusal, useAnswers } from './use-answers';
import { t } from './texts';
import { clock } from '../../lib/language';

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
  requests: readonly TableRequest[];
  /** The number of all requests; the list may be shorter. */
  total: number;
  zone: string;
  /** They are all of one date, which is shown above the list. */
  isOneDay?: boolean;
}

/** The requests that wait for an answer, with buttons for both answers (REQUEST-8). */
export function RequestList({ restaurantId, requests, total, zone, isOneDay = false }: RequestListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { accept, decline } = useAnswers(restaurantId);
  const [declined, setDeclined] = useState<TableRequest>();
  /** The request of the open dialog, and why it was refused, if it was. */
  const [opened, setOpened] = useState<{ request: TableRequest; refusal: string }>();
  const [showsAll, setAll] = useState(false);
  const shown = showsAll ? requests : requests.slice(0, atFirst);
  // The pressed button disappears with its row, so the focus has to be moved.
  const leave = (): void => heading.current?.focus();

  const tryToAccept = (request: TableRequest, acceptance: Acceptance = {}): void =>
    accept.mutate(
      { request, ...acceptance },
      {
        onSuccess: () => {
          setOpened(undefined);
          leave();
        },
        onError: (error) => {
          const refusal = overridableRefusal(error);
          setOpened(refusal ? { request, refusal } : undefined);
        },
      },
    );

  if (total === 0) return null;
  const isBusy = accept.isPending || decline.isPending;
  return (
    <Section aria-label={t('requests.title')}>
      <Heading ref={heading} tabIndex={-1}>
        {rich(t('requests.heading', { count: total }), { count: (words) => <span>{words}</span> })}
      </Heading>
      <Rows>
        {shown.map((request) => (
          <Row key={request.id}>
            <Size aria-hidden="true">{request.size}</Size>
            <Who>
              <h3>{request.name}</h3>
              <p>{factsOf(request, zone, isOneDay)}</p>
              {request.area && <p>{areaWords(request)}</p>}
              {request.notes && <p>{request.notes}</p>}
            </Who>
            <Answers
              role="group"
              aria-label={t('requests.answers', { name: request.name, size: request.size })}
            >
              <Button disabled={isBusy} onClick={() => tryToAccept(request)}>
                {t('requests.accept.action')}
              </Button>
              <Button
                variant="secondary"
                disabled={isBusy}
                onClick={() => setOpened({ request, refusal: '' })}
              >
                {t('requests.table')}
              </Button>
              <Button variant="secondary" disabled={isBusy} onClick={() => setDeclined(request)}>
                {t('requests.decline.action')}
              </Button>
            </Answers>
          </Row>
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
      <AcceptDialog
        restaurantId={restaurantId}
        request={opened?.request}
        refusal={opened?.refusal ?? ''}
        zone={zone}
        busy={accept.isPending}
        onChange={() => setOpened((before) => before && { ...before, refusal: '' })}
        onAccept={(acceptance) => opened && tryToAccept(opened.request, acceptance)}
        onClose={() => setOpened(undefined)}
      />
      <DeclineDialog
        request={declined}
        busy={decline.isPending}
        problem={decline.error ? messageOf(decline.error) : undefined}
        onDecline={(words) =>
          declined &&
          decline.mutate(
            { request: declined, words },
            {
              onSuccess: () => {
                setDeclined(undefined);
                leave();
              },
            },
          )
        }
        onClose={() => {
          setDeclined(undefined);
          decline.reset();
        }}
      />
    </Section>
  );
}

/** The time of the party, when the request expires, and whether a table is held. */
function factsOf(request: TableRequest, zone: string, isOneDay: boolean): string {
  const start = localTimeOf(request.startsAt, zone);
  const end = localTimeOf(request.expiresAt, zone);
  const timeOf = ({ date, minute }: typeof start, hasDate: boolean): string =>
    hasDate ? t('requests.on', { day: shortDate(date), time: clock.label(minute) }) : clock.label(minute);
  return [
    timeOf(start, !isOneDay),
    t('requests.answerBy', { time: timeOf(end, !isOneDay || end.date !== start.date) }),
    ...(request.holdsTable ? [] : [t('requests.noTableHeld')]),
    ...(/\d/.test(request.phone) ? [displayPhone(request.phone, () => undefined) || request.phone] : []),
  ].join(' · ');
}
