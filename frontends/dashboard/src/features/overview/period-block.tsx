import { useId } from 'react';
import type { ReactNode } from 'react';
import { ErrorPanel, LoadingPanel, color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { IconButton } from '../../lib/icon-button';
import { MetricCards } from '../../parts/figures/metric-card';
import { t } from './texts';

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  margin-bottom: ${space.xs};
  h2 {
    min-width: 0;
    margin-right: auto;
    font-family: ${font.display};
    font-size: 1.25rem;
    font-weight: 600;
  }
  button {
    color: ${color.textMuted};
  }
`;

interface PeriodBlockProps {
  title: string;
  /** The unit of one step. */
  unit: 'day' | 'week' | 'month';
  offset: number;
  onOffset: (offset: number) => void;
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
  children: ReactNode;
}

/** A period with its figures, arrows to move it, and a button back to now. */
export function PeriodBlock({ title, unit, offset, onOffset, state, retry, children }: PeriodBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Header>
        <h2 id={id} aria-live="polite">
          {title}
        </h2>
        {offset !== 0 && (
          <IconButton icon="home" label={t(`overview.back.${unit}`)} onClick={() => onOffset(0)} />
        )}
        <IconButton icon="left" label={t(`overview.previous.${unit}`)} onClick={() => onOffset(offset - 1)} />
        <IconButton
          icon="right"
          label={t(`overview.following.${unit}`)}
          onClick={() => onOffset(offset + 1)}
        />
      </Header>
      {state === 'loading' && <LoadingPanel text={t('overview.period.loading')} />}
      {state === 'failed' && <ErrorPanel message={t('overview.period.notLoaded')} retry={retry} />}
      {state === 'ready' && <MetricCards>{children}</MetricCards>}
    </section>
  );
}
