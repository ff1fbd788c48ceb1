import { useNavigate } from '@tablewell/federation/router';
import { Button, color, font, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { t } from '../../texts';

const Ground = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md} ${space.xl};
  padding: ${space.lg};
  border-radius: ${radius.lg};
  background: ${color.accentSoft};
`;

const Words = styled.div`
  flex: 1 1 18rem;
`;

const Title = styled.h3`
  margin-bottom: ${space.xxs};
  font: 600 1.25rem/1.35 ${font.display};
`;

const Small = styled.p`
  margin-top: ${space.xs};
  font-size: 0.9375rem;
  text-align: center;
`;

/** Explains the trial. `days`: its granted length (TRIAL_DAYS). */
export function TrialBlock({ days }: { days: number }) {
  const navigate = useNavigate();
  return (
    <Ground>
      <Words>
        <Title>{t('prices.trial.title')}</Title>
        <p>{t('prices.trial.text')}</p>
      </Words>
      <div>
        <Button size="large" wide onClick={() => void navigate(paths.signUp)}>
          {t('prices.trial.start', { count: days })}
        </Button>
        <Small>{t('prices.trial.noCard')}</Small>
      </div>
    </Ground>
  );
}
