import { useState } from 'react';
import { color, Link, TextField, ToggleButtons } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Copyable } from '../../lib/copyable';
import { defaultEmbedLabel, embedCode, type EmbedMode } from '../../lib/embed-code';
import { rememberSteps } from '../../lib/first-steps';
import { paths } from '../../paths';
import { Section } from '../settings/section';
import { BookingPreview } from './booking-preview';

const modes = [
  { id: 'button', label: 'A button' },
  { id: 'inline', label: 'The whole form' },
] as const;

const Title = styled.h3`
  font: inherit;
  font-weight: 600;
`;

const Words = styled.div`
  max-width: 32rem;
`;

const Note = styled.p`
  color: ${color.textMuted};
`;

const longestLabel = 60;

/** The code to paste, as the owner wants it, and how it will look. */
export function CodeSection({ restaurantId }: { restaurantId: string }) {
  const [mode, setMode] = useState<EmbedMode>('button');
  const [label, setLabel] = useState<string>(defaultEmbedLabel);
  const { origin } = window.location;
  return (
    <Section
      title="Code for your site"
      lead="Paste it where the button or the form should stand. It changes nothing else on your site."
    >
      <div>
        <ToggleButtons label="Shown as" items={modes} selected={mode} onSelect={setMode} />
      </div>
      {mode === 'button' && (
        <Words>
          <TextField
            label="Words of the button"
            maxLength={longestLabel}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        </Words>
      )}
      <Title id="embed-code">Code</Title>
      <Copyable
        text={embedCode({ origin, restaurantId, mode, label })}
        label="Copy Code"
        labelledBy="embed-code"
        onCopied={() => rememberSteps(restaurantId, 'share')}
      />
      <Title id="embed-preview">Preview</Title>
      <BookingPreview restaurantId={restaurantId} mode={mode} label={label} />
      <Note>
        <Link href={paths.embedTester(restaurantId)} target="_blank" rel="noopener">
          Open the tester page
        </Link>{' '}
        to see it on a page with loud styles and strict security.
      </Note>
    </Section>
  );
}
