import { useState } from 'react';
import { color, Link, TextField, ToggleButtons, rich } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Copyable } from '../../lib/copyable';
import { defaultEmbedLabel, embedCode, type EmbedMode } from '../../lib/embed-code';
import { rememberSteps } from '../../lib/first-steps';
import { paths } from '../../paths';
import { Section } from '../../forms/section';
import { BookingPreview } from './booking-preview';
import { t } from './texts';

const modes = ['button', 'inline'] as const;

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

/** The code to paste, with its options and a preview. */
export function CodeSection({ restaurantId }: { restaurantId: string }) {
  const [mode, setMode] = useState<EmbedMode>('button');
  const [label, setLabel] = useState<string>(defaultEmbedLabel);
  const { origin } = window.location;
  return (
    <Section title={t('onYourSite.code.title')} lead={t('onYourSite.code.lead')}>
      <div>
        <ToggleButtons
          label={t('onYourSite.code.mode')}
          items={modes.map((id) => ({ id, label: t(`onYourSite.code.${id}`) }))}
          selected={mode}
          onSelect={setMode}
        />
      </div>
      {mode === 'button' && (
        <Words>
          <TextField
            label={t('onYourSite.code.words')}
            maxLength={longestLabel}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        </Words>
      )}
      <Title id="embed-code">{t('onYourSite.code.code')}</Title>
      <Copyable
        text={embedCode({ origin, restaurantId, mode, label })}
        label={t('onYourSite.code.copy')}
        labelledBy="embed-code"
        onCopied={() => rememberSteps(restaurantId, 'share')}
      />
      <Title id="embed-preview">{t('onYourSite.code.preview')}</Title>
      <BookingPreview restaurantId={restaurantId} mode={mode} label={label} />
      <Note>
        {rich(t('onYourSite.code.tester'), {
          link: (words) => (
            <Link href={paths.embedTester(restaurantId)} target="_blank" rel="noopener">
              {words}
            </Link>
          ),
        })}
      </Note>
    </Section>
  );
}
