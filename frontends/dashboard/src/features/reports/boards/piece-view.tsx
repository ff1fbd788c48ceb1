import { useQuery } from '@tanstack/react-query';
import { browserZone } from '@tablewell/api-client';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { Banner, Card, color, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { styled } from 'styled-components';
import { mediumDate } from '../../../lib/calendar';
import { messageOf } from '../../../lib/message-of';
import { SectionTitle } from '../../../lib/section-title';
import { useToday } from '../../../lib/use-today';
import { forecastOf } from '../api/forecast';
import { reportsOf } from '../api/reports';
import { ForecastCard } from '../forecast-card';
import { InShort } from '../in-short';
import { reportCards } from '../report-list';
import { t as reportsText } from '../texts';
import { WaitsCard } from '../waits-card';
import { periods, rangeOf } from './board';
import type { Piece } from './board';
import { RestaurantsPiece } from './group-piece';
import { t } from './texts';

const Label = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

/** A piece that has nothing to show, and why. */
const Nothing = ({ kind, text }: { kind: Piece['kind']; text: string }) => (
  <Card>
    <SectionTitle>{t(`boards.kind.${kind}`)}</SectionTitle>
    <p>{text}</p>
  </Card>
);

interface PieceViewProps {
  piece: Piece;
  /** The name of its restaurant; undefined if the user does not work there. */
  restaurant: string | undefined;
  /** Whether the board's reader has several restaurants, so that each piece says which one it is of. */
  isOfSeveral: boolean;
}

/** A piece of a board: the card of the report, of its restaurant and its days. */
export function PieceView({ piece, restaurant, isOfSeveral }: PieceViewProps) {
  if (piece.kind === 'restaurants')
    return (
      <>
        <Label>{t('boards.kind.restaurants')}</Label>
        <RestaurantsPiece />
      </>
    );
  if (restaurant === undefined) return <Nothing kind={piece.kind} text={t('boards.notYours')} />;
  return <OfRestaurant piece={piece} name={isOfSeveral ? restaurant : ''} />;
}

function OfRestaurant({ piece, name }: { piece: Piece; name: string }) {
  const { restaurantId, period } = piece;
  const { data: info } = useQuery(restaurantInfo(restaurantId));
  const today = useToday(browserZone(), info);
  const range = period && rangeOf(period, today);
  const days = range
    ? reportsText('reports.range', { from: mediumDate(range.start), to: mediumDate(range.end) })
    : t('boards.twoWeeks');
  return (
    <>
      <Label>{name ? t('boards.of', { restaurant: name, days }) : days}</Label>
      {range ? <OfDays piece={piece} range={range} /> : <Ahead restaurantId={restaurantId} today={today} />}
    </>
  );
}

function Ahead({ restaurantId, today }: { restaurantId: string; today: string }) {
  const { data, error, refetch } = useQuery(forecastOf(restaurantId, today));
  if (data) return <ForecastCard restaurantId={restaurantId} forecast={data} />;
  return error ? (
    <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
  ) : (
    <LoadingPanel text={t('boards.loading')} />
  );
}

function OfDays({ piece, range }: { piece: Piece; range: { start: string; end: string } }) {
  const { kind, restaurantId, period, isCompared } = piece;
  const { data, error, refetch } = useQuery(reportsOf(restaurantId, range));
  if (!data)
    return error ? (
      <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
    ) : (
      <LoadingPanel text={t('boards.loading')} />
    );
  const weeks = isCompared && period ? periods[period].weeks : undefined;
  const shown = { restaurantId, range, reports: data, weeks };
  if (kind === 'in-short')
    return data.covers.length + data.attendance.length > 0 ? (
      <InShort {...shown} />
    ) : (
      <Nothing kind={kind} text={t('boards.nothing')} />
    );
  if (kind === 'waits')
    return (
      <WaitsCard
        restaurantId={restaurantId}
        range={range}
        none={<Nothing kind={kind} text={t('boards.noWaits')} />}
      />
    );
  const Report = reportCards[kind as keyof typeof reportCards];
  return (
    <>
      {data.daysWithoutCounts > 0 && (
        <Banner tone="info">{reportsText('reports.withoutCounts', { count: data.daysWithoutCounts })}</Banner>
      )}
      <Report {...shown} />
    </>
  );
}
