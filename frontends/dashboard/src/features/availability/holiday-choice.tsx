import { useQuery } from '@tanstack/react-query';
import { Button, ErrorPanel, Inline, LoadingPanel, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { mediumDate } from '../../lib/calendar';
import { messageOf } from '../../lib/message-of';
import { comingHolidays } from './api/holidays';
import type { Holiday } from './api/holidays';
import { t } from './texts';

const Box = styled.div`
  padding: ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  p {
    margin-bottom: ${space.sm};
    color: ${color.textMuted};
  }
`;

const most = 16;

interface HolidayChoiceProps {
  restaurantId: string;
  /** YYYY-MM-DD, in the restaurant's time zone. */
  today: string;
  /** Dates that already are special days are not suggested. */
  isKnown: (date: string) => boolean;
  onChoose: (holiday: Holiday) => void;
}

/** The next public holidays of the restaurant's country; one tap makes each a special day. */
export function HolidayChoice({ restaurantId, today, isKnown, onChoose }: HolidayChoiceProps) {
  const { data, error, refetch } = useQuery(comingHolidays(restaurantId, today));
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  if (!data) return <LoadingPanel text={t('availability.holidays.loading')} />;
  const coming = data.filter(({ from, until }) => until >= today && !isKnown(from)).slice(0, most);
  return (
    <Box role="group" aria-label={t('availability.holidays.title')}>
      <p>{coming.length > 0 ? t('availability.holidays.closed') : t('availability.holidays.none')}</p>
      <Inline $gap="xs">
        {coming.map((holiday) => (
          <Button
            key={`${holiday.from} ${holiday.name}`}
            variant="secondary"
            size="small"
            onClick={() => onChoose(holiday)}
          >
            {holiday.name} · {mediumDate(holiday.from)}
          </Button>
        ))}
      </Inline>
    </Box>
  );
}
