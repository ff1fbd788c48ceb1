import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { grouped } from '../../lib/language';
import type { GroupFigures } from './api/group';
import { t } from '../../parts/group/texts';

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: 1px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  overflow: hidden;
  background: ${color.border};
  div {
    display: flex;
    flex-direction: column;
    padding: ${space.sm} ${space.md};
    background: ${color.surface};
  }
  dt {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
  dd {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
`;

/** The figures of all restaurants together. */
export function Totals({ figures }: { figures: GroupFigures }) {
  const shown = {
    covers: figures.covers,
    parties: figures.parties,
    seated: figures.seatedCovers,
    waiting: figures.waiting,
    noShows: figures.noShows,
    requests: figures.openRequests,
  };
  return (
    <section aria-label={t('group.totals')}>
      <Grid>
        {(Object.keys(shown) as (keyof typeof shown)[]).map((name) => (
          <div key={name}>
            <dt>{t(`group.${name}`)}</dt>
            <dd>{grouped(shown[name])}</dd>
          </div>
        ))}
      </Grid>
    </section>
  );
}
