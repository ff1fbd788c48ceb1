import { Button, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from '../../texts';

const Corner = styled.div`
  position: absolute;
  right: ${space.xs};
  bottom: ${space.xs};
  display: flex;
  gap: ${space.xxs};
  button {
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;

export const ZoomButtons = (on: { onIn: () => void; onOut: () => void; onFit: () => void }) => (
  <Corner role="group" aria-label={t('plan.zoom.label')}>
    <Button variant="secondary" size="small" aria-label={t('plan.zoom.out')} onClick={on.onOut}>
      −
    </Button>
    <Button variant="secondary" size="small" aria-label={t('plan.zoom.in')} onClick={on.onIn}>
      +
    </Button>
    <Button variant="secondary" size="small" onClick={on.onFit}>
      {t('plan.zoom.fit')}
    </Button>
  </Corner>
);
