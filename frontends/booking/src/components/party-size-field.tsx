import { Button, Field, controlStyle, media, space } from '@tablewell/ui';
import { type Audience, largestParty } from '@tablewell/booking-rules/problems';
import { styled } from 'styled-components';
import { isPartySize, partySizeOf, problemText } from '../lib/form-values';
import { t } from '../lib/language';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(2.75rem, 3.25rem) minmax(3rem, 1fr) minmax(2.75rem, 3.25rem);
  gap: ${space.xs};
  ${media.tablet} {
    max-width: 20rem;
  }
`;

const Input = styled.input`
  ${controlStyle}
  min-height: 3.25rem;
  text-align: center;
  font-size: 1.125rem;
  font-weight: 600;
`;

const Step = styled(Button)`
  padding: 0;
  font-size: 1.375rem;
`;

export interface PartySizeFieldProps {
  value: string;
  audience: Audience;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * The party size: typed, or set by two buttons within the thumb's reach. It is no number field, because a browser
 * hides from the page what is typed there in full-width or Arabic digits.
 */
export function PartySizeField({ value, audience, error, onChange }: PartySizeFieldProps) {
  const size = partySizeOf({ partySize: value });
  const isWhole = Number.isInteger(size);
  // A size that is too large is said while it is typed.
  const tooLarge = size > largestParty[audience] ? problemText('partySize', audience) : undefined;
  // The field's arrow keys do the same, as in every spin button, so the buttons need no tab stops.
  const stepTo = (next: number) => ({
    tabIndex: -1,
    disabled: isWhole && !isPartySize(next, audience),
    onClick: () => onChange(String(isWhole ? next : 2)),
  });
  return (
    <Field label={t('field.partySize')} error={error ?? tooLarge}>
      {(wiring) => (
        <Row>
          <Step variant="secondary" size="large" aria-label={t('field.fewer')} {...stepTo(size - 1)}>
            −
          </Step>
          <Input
            {...wiring}
            role="spinbutton"
            name="guests"
            inputMode="numeric"
            aria-valuemin={1}
            aria-valuemax={largestParty[audience]}
            aria-valuenow={isWhole ? size : undefined}
            required
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              const next = { ArrowUp: size + 1, ArrowDown: size - 1 }[event.key];
              if (!next || !isPartySize(next, audience)) return;
              event.preventDefault();
              onChange(String(next));
            }}
          />
          <Step variant="secondary" size="large" aria-label={t('field.more')} {...stepTo(size + 1)}>
            +
          </Step>
        </Row>
      )}
    </Field>
  );
}
