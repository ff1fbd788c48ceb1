import { useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { font, layer as layers, media, radius, shadow, space } from '../tokens/scale';
import { Button } from './button';
import { Inline } from '../layout/layout';
import { controlsIn, useCloseRequest, useModal } from './use-modal';

/** Covers the page, so that nothing behind the dialog is pressed. */
const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layers.dialog};
  display: none;
  place-items: center;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  /* Not by its opacity: that would take a layer of its own of the size of the screen. */
  background: ${color.scrim};
  color: inherit;
  &[data-open] {
    display: grid;
  }
  &[data-side] {
    background: color-mix(in srgb, ${color.scrim} 55%, transparent);
    place-items: end stretch;
    ${media.tablet} {
      place-items: stretch end;
    }
  }
`;

const Box = styled.div`
  width: min(32rem, calc(100vw - 2 * ${space.md}));
  max-height: calc(100dvh - 2 * ${space.lg});
  padding: ${space.lg};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.float};
  outline: none;
  /* Beside what it is about; on a phone, where there is no beside, a sheet from below. */
  [data-side] > & {
    width: 100%;
    max-height: calc(100dvh - ${space.lg});
    border-width: 1px 0 0;
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    ${media.tablet} {
      width: 30rem;
      max-height: none;
      height: 100dvh;
      border-width: 0 0 0 1px;
      border-radius: 0;
    }
  }
`;

const EdgeMark = styled.span`
  position: fixed;
  outline: none;
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

/** A dialog above the page, which keeps the focus until it is closed, and gives it back then. */
export function Dialog({ open, side = false, ...props }: DialogProps) {
  const layer = useRef<HTMLDivElement>(null);
  // The element stays in the page while the dialog is closed: adding and removing it would make the browser compute the
  // styles of its neighbors again.
  return (
    <Layer
      ref={layer}
      popover="manual"
      data-open={open || undefined}
      data-side={side || undefined}
      // A press beside the dialog leaves the focus where it is.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
    >
      {open && <OpenDialog {...props} layer={layer} />}
    </Layer>
  );
}

interface OpenDialogProps extends Omit<DialogProps, 'open' | 'side'> {
  layer: RefObject<HTMLElement | null>;
}

function OpenDialog({ layer, title, onClose, children, actions, ...props }: OpenDialogProps) {
  const { role = 'dialog', headed = false, describedBy } = props;
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModal(layer, box, headed ? heading : undefined);
  useCloseRequest(onClose);
  return (
    <>
      <Edge onFocus={() => box.current && controlsIn(box.current).at(-1)?.focus()} />
      <Box
        ref={box}
        role={role}
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={describedBy}
      >
        <Title id={titleId} ref={heading} tabIndex={headed ? -1 : undefined}>
          {title}
        </Title>
        {children}
        {actions && (
          <Actions $justify="end" $gap="sm">
            {actions}
          </Actions>
        )}
      </Box>
      <Edge onFocus={() => box.current && controlsIn(box.current)[0]?.focus()} />
    </>
  );
}

/** Stands before and after the dialog, so that a user who tabs out of it comes in again at the other end. */
const Edge = ({ onFocus }: { onFocus: () => void }) => (
  <EdgeMark data-edge="" tabIndex={0} aria-hidden="true" onFocus={onFocus} />
);

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
