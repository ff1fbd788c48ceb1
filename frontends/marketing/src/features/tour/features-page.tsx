import { Container, Grid, PageHeading, Stack, color, font, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { FinalCall } from '../landing/final-call';
import { trialWords } from '../landing/trial-words';
import { featureGroups } from './feature-groups';
import type { FeatureGroup } from './feature-groups';
import { t } from './texts';

const Group = styled.section`
  display: grid;
  gap: ${space.lg};
  padding-top: ${space.xl};
  border-top: 2px solid ${color.brass};
  ${media.desktop} {
    grid-template-columns: 1fr 2.4fr;
    gap: ${space.xxl};
  }
`;

const Title = styled.h2`
  font: 600 1.5rem/1.3 ${font.display};
`;

const Muted = styled.p`
  margin-top: ${space.xxs};
  color: ${color.textMuted};
`;

const Point = styled.h3`
  font: 600 1.0625rem/1.4 ${font.body};
`;

/** Everything that Tablewell does, group by group. */
export const FeaturesPage = () => (
  <>
    <Container style={{ paddingBlock: '3rem 5rem' }}>
      <Stack $gap="xxl">
        <PageHeading title={t('tour.title')} subtitle={t('tour.lead')} />
        {featureGroups.map((group) => (
          <FeatureSection key={group.id} {...group} />
        ))}
      </Stack>
    </Container>
    <FinalCall to={paths.pricing} words={t('tour.pricing')} trial={trialWords()} />
  </>
);

const FeatureSection = ({ id, points }: FeatureGroup) => (
  <Group>
    <div>
      <Title>{t(`tour.${id}.title`)}</Title>
      <Muted>{t(`tour.${id}.lead`)}</Muted>
    </div>
    <Grid $min="13rem" $gap="xl">
      {points.map((point) => (
        <div key={point}>
          <Point>{t(`tour.${point}.title`)}</Point>
          <Muted>{t(`tour.${point}.text`)}</Muted>
        </div>
      ))}
    </Grid>
  </Group>
);
