import { useEffect, useId, useRef } from 'react';
import { Banner, Button, Inline, Stack } from '@tablewell/ui';
import { Copyable } from '../../lib/copyable';
import { saveBlob } from '../../lib/save-blob';
import { t } from './texts';

/** New recovery codes, to be kept: they are not shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const id = useId();
  const text = codes.join('\n');
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  const save = () =>
    saveBlob(
      'tablewell-recovery-codes.txt',
      new Blob([`${t('security.factor.fileTitle')}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }),
    );
  return (
    <div ref={shown} tabIndex={-1} role="group" aria-labelledby={id} style={{ maxWidth: '40rem' }}>
      <Stack $gap="sm">
        <strong id={id}>{t('security.factor.codes')}</strong>
        <Banner tone="warning">{t('security.factor.codesLead')}</Banner>
        <Copyable text={text} label={t('security.factor.copyCodes')} labelledBy={id} variant="secondary" />
        <Inline $gap="xs">
          <Button onClick={onKept}>{t('security.factor.kept')}</Button>
          <Button variant="secondary" onClick={save}>
            {t('security.factor.save')}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
