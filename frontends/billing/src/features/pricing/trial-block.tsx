import { useNavigate } from '@tablewell/federation/router';
import { Button, color, font, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { paths } from '../../paths';

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
  const length = days === 1 ? '1 Day' : `${days} Days`;
  return (
    <Ground>
      <Words>
        <Title>Try everything in Premium first</Title>
        <p>
          Your trial begins when you sign up. When it ends you choose a plan, or stay on Basic for free;
          either way nothing you have set up is lost.
        </p>
      </Words>
      <div>
        <Button size="large" wide onClick={() => void navigate(paths.signUp)}>
          Try Free for {length}
        </Button>
        <Small>No credit card required</Small>
      </div>
    </Ground>
  );
}
