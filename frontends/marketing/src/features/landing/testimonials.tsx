import { pageConfig } from '@tablewell/federation';
import { Card, Grid, color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from './section';
import { t } from './texts';

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.md};
  height: 100%;
`;

const Quote = styled.blockquote`
  margin: 0;
  font: 400 1.125rem/1.55 ${font.body};
`;

const Who = styled.figcaption`
  color: ${color.textMuted};
  strong {
    display: block;
    color: ${color.text};
  }
`;

/** Quotes of customers from the configuration; renders nothing without any. Invented ones, as the demo's, are called so. */
export function Testimonials() {
  const { testimonials } = pageConfig();
  if (testimonials.length === 0) return null;
  return (
    <Section
      title={t('landing.testimonials')}
      {...(testimonials.some(({ isExample }) => isExample)
        ? { lead: t('landing.testimonials.examples') }
        : {})}
    >
      <Grid $min="18rem">
        {testimonials.map(({ quote, name, restaurant }) => (
          <Card key={quote} $padding="md">
            <Figure>
              <Quote>
                <p>“{quote}”</p>
              </Quote>
              <Who>
                <strong>{name}</strong>
                {restaurant}
              </Who>
            </Figure>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
