import { Container } from '@tablewell/ui';
import { PricingBlock } from '../information/pricing-block';
import { FeatureGrid } from './feature-grid';
import { FinalCall } from './final-call';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { StatisticsBand } from './statistics-band';

/** The start page, top to bottom. */
export const LandingPage = () => (
  <>
    <Hero />
    <StatisticsBand />
    <FeatureGrid />
    <HowItWorks />
    <Container style={{ paddingBlock: '5rem' }}>
      <PricingBlock />
    </Container>
    <FinalCall />
  </>
);
