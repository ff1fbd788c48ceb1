import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { font, media, radius, shadow, space } from '../tokens/scale';
import { Button } from './button';
import { Inline } from '../layout/layout';
import { dialogOpened } from '../notifications/store';

const Box = styled.dialog`
  width: min(32rem, calc(100vw - 2 * ${space.md}));
  max-height: calc(100dvh - 2 * ${space.lg});
  padding: ${space.lg};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.float};
  &::backdrop {
    background: ${color.scrim};
  }
  /* Not by its opacity: that would take a layer of its own of the size of the screen. */
  &[data-side]::backdrop {
    background: color-mix(in srgb, ${color.scrim} 55%, transparent);
  }
  /* Beside what it is about; on a phone, where there is no beside, a sheet from below. */
  &[data-side] {
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - ${space.lg});
    margin: 0;
    border-width: 1px 0 0;
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    ${media.tablet} {
      inset: 0 0 0 auto;
      width: 30rem;
      max-height: none;
      height: 100dvh;
      border-width: 0 0 0 1px;
      border-radius: 0;
    }
  }
`;

const Title = styled.h2`
  margin-bottom: ${space.sm};
  font-family: ${font.display};
  font-size: 1.375rem;
  font-weight: 600;
  outline: none;
`;

const Actions = styled(Inline)`
  margin-top: ${space.lg};
`;

interface DialogProps {
  open: boolean;
  title: string;
  /** Called on Escape and by controls inside. */
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** `alertdialog` if an answer is needed. */
  role?: 'dialog' | 'alertdialog';
  /**
   * For dialogs that have to be read before they are answered: the focus starts at the title, not at the first control.
   */
  headed?: boolean;
  /** A panel at the side, beside which the page stays visible; on a phone it comes from below. */
  side?: boolean;
  /** The id of the description that a screen reader reads after the title. */
  describedBy?: string;
}

/** The browser's modal dialog: it traps and restores the focus and makes the rest of the page inert. */
export function Dialog({
  open,
  title,
  onClose,
  children,
  actions,
  role = 'dialog',
  headed = false,
  side = false,
  describedBy,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      window.dispatchEvent(new Event(dialogOpened));
      if (headed) heading.current?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open, headed]);
  return (
    <Box
      ref={ref}
      role={role}
      data-side={side || undefined}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={() => open && onClose()}
    >
      {open && (
        <>
          <Title id={titleId} ref={heading} tabIndex={headed ? -1 : undefined}>
            {title}
          </Title>
          {children}
          {actions && (
            <Actions $justify="end" $gap="sm">
              {actions}
            </Actions>
          )}
        </>
      )}
    </Box>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Styles the confirm button as a destructive action. */
  dangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A confirmation with two buttons. The harmless one has the focus. */
export function ConfirmDialog({ cancelLabel, dangerous, busy, message, ...rest }: ConfirmDialogProps) {
  const messageId = useId();
  return (
    <Dialog
      describedBy={messageId}
      open={rest.open}
      title={rest.title}
      role="alertdialog"
      onClose={rest.onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={rest.onCancel} autoFocus>
            {cancelLabel}
          </Button>
          <Button variant={dangerous ? 'danger' : 'primary'} busy={busy ?? false} onClick={rest.onConfirm}>
            {rest.confirmLabel}
          </Button>
        </>
      }
    >
      <div id={messageId}>{message}</div>
    </Dialog>
  );
}
