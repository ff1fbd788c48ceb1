import { StatusDot, color, font, radius, shadow, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { HeroPlan } from './hero-plan';
import { t } from './texts';

/** landing.html reserves its place, where the plan keeps its shape and the rest adds up to 18rem: change both. */
const Frame = styled.div`
  overflow: hidden;
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  height: 3.75rem;
  padding-inline: ${space.md};
  color: ${color.textMuted};
  font-size: 0.875rem;
  white-space: nowrap;
  strong {
    color: ${color.text};
    font: 600 1.25rem/1.35 ${font.display};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 4.75rem minmax(0, 1fr) auto;
  gap: ${space.sm};
  align-items: center;
  height: 3.75rem;
  padding-inline: ${space.md};
  border-top: 1px solid ${color.border};
  line-height: 1.4;
  white-space: nowrap;
  > strong {
    font-variant-numeric: tabular-nums;
  }
`;

const Who = styled.div`
  overflow: hidden;
  color: ${color.textMuted};
  font-size: 0.875rem;
  text-overflow: ellipsis;
  strong {
    display: block;
    color: ${color.text};
    font-size: 1rem;
    font-weight: 650;
  }
`;

const next = [
  { time: 'first', name: 'Amelia Hart', guests: 6, table: 3 },
  { time: 'second', name: 'Daniel Okafor', guests: 4, table: 8 },
  { time: 'third', name: 'Rosa Lindgren', guests: 2, table: 2 },
] as const;

/**
 * An evening in the product's own texts and colors: the floor plan with its legend, and the next reservations of the
 * list. It makes no requests, and is hidden from screen readers because the page contains the same information.
 */
export const HeroPicture = () => (
  <Frame aria-hidden="true">
    <Head>
      <strong>{t('landing.picture.tonight')}</strong>
      {t('landing.picture.counts')}
    </Head>
    <HeroPlan />
    {next.map(({ time, name, guests, table }) => (
      <Row key={time}>
        <strong>{t(`landing.picture.time.${time}`)}</strong>
        <Who>
          <strong>{name}</strong>
          {t('landing.picture.facts', { guests, table })}
        </Who>
        <StatusDot tone="success" label={t('landing.picture.active')} />
      </Row>
    ))}
  </Frame>
);
