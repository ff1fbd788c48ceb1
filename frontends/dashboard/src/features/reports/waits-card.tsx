import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card, Stack, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { DateRange } from '../../lib/calendar';
import { grouped } from '../../lib/language';
import { SectionTitle } from '../../lib/section-title';
import { waitsOf } from './api/waits';
import { percentOf } from './tables';
import { t } from './texts';

const Muted = styled.p`
  color: ${color.textMuted};
`;

interface WaitsCardProps {
  restaurantId: string;
  range: DateRange;
  /** Shown if no party waited; absent: nothing. */
  none?: ReactNode;
}

/** How many waits ended within the quoted range (WAIT-8). */
export function WaitsCard({ restaurantId, range, none = null }: WaitsCardProps) {
  const id = useId();
  const { data } = useQuery(waitsOf(restaurantId, range));
  if (!data) return null;
  if (data.ended + data.left === 0) return none;
  const { within, sooner, later, requoted, left } = data;
  const told = within + sooner + later;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap="md">
        <SectionTitle id={id}>{t('reports.waits.title')}</SectionTitle>
        <p>
          {t('reports.waits.summary', {
            ...{ within: grouped(within), told: grouped(told), share: percentOf(within, told) },
          })}{' '}
          {t('reports.waits.others', { sooner: grouped(sooner), later: grouped(later) })}{' '}
          {requoted > 0 && `${t('reports.waits.requoted', { count: requoted })} `}
          {left > 0 && t('reports.waits.left', { count: left })}
        </p>
        <Muted>{t('reports.waits.explanation')}</Muted>
      </Stack>
    </Card>
  );
}
