import { useEffect, useState } from 'react';
import { Button, color, font, notify, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from './icons';
import { t } from './texts';

const Code = styled.pre`
  flex: 1 1 16rem;
  min-width: 0;
  margin: 0;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  font: 0.9375rem/1.5 ${font.numeric};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.sm};
`;

/** How long "Copied" is shown. */
const copiedMs = 2_000;

interface CopyableProps {
  text: string;
  /** The label of the button. */
  label: string;
  /** Id of the heading that names the text. */
  labelledBy: string;
  /** Secondary if the page has a more important button. */
  variant?: 'primary' | 'secondary';
  onCopied?: () => void;
}

/** A text to read and to copy. */
export function Copyable({ text, label, labelledBy, variant = 'primary', onCopied }: CopyableProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      notify(t('common.copy.refused'), { tone: 'warning' });
    }
  }

  return (
    <Row>
      <Code tabIndex={0} aria-labelledby={labelledBy}>
        {text}
      </Code>
      <Button
        variant={copied ? 'secondary' : variant}
        onClick={() => void copy()}
        style={{ minWidth: '11rem' }}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{copied ? t('common.copy.done') : label}</span>
      </Button>
    </Row>
  );
}
