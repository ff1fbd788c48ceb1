import { Container } from '@tablewell/ui';
import { WhenNear } from '../../lib/when-near';
import { PricingBlock, PricingLoading } from '../pricing/pricing-block';
import { FeatureGrid } from './feature-grid';
import { FinalCall } from './final-call';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { StatisticsBand } from './statistics-band';
import { Testimonials } from './testimonials';

/** The start page, top to bottom. */
export const LandingPage = () => (
  <>
    <Hero />
    <StatisticsBand />
    <FeatureGrid />
    <HowItWorks />
    <Testimonials />
    <Container style={{ paddingBlock: '5rem' }}>
      <WhenNear otherwise={<PricingLoading />}>
        <PricingBlock />
      </WhenNear>
    </Container>
    <FinalCall />
  </>
);
