import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../elements/banner';
import { Button } from '../elements/button';
import { ButtonLink } from '../elements/link';
import { layer, radius, shadow, space } from '../tokens/scale';
import { actionOf, dialogOpened, dismissNotification, readNotifications, watchNotifications } from './store';
import type { Notification } from './store';
import { uiTexts } from '../ui-texts';

const Region = styled.section`
  position: fixed;
  inset-block: auto 0;
  inset-inline: auto 0;
  z-index: ${layer.notification};
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  width: min(26rem, 100vw);
  margin: 0;
  padding: ${space.md};
  overflow: visible;
  border: 0;
  background: none;
  pointer-events: none;
`;

const Item = styled.div`
  border-radius: ${radius.md};
  box-shadow: ${shadow.float};
  pointer-events: auto;
  /* A message may lie above a control of the dialog. */
  [data-dialogs^='1'] & {
    pointer-events: none;
  }
`;

/**
 * Shows the messages of `notify`. Mounted once per page, by the shell or by a separate page. A message stays while
 * the pointer or the focus is on it, and is drawn above dialogs.
 */
export function NotificationRegion() {
  const notifications = useSyncExternalStore(watchNotifications, readNotifications, readNotifications);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = region;
    // As a popover it is in the browser's top layer, where the popover that was shown last is uppermost.
    const raise = (): void => {
      if (!notifications.length || !current?.showPopover) return;
      if (current.matches(':popover-open')) current.hidePopover();
      current.showPopover();
    };
    raise();
    window.addEventListener(dialogOpened, raise);
    return () => window.removeEventListener(dialogOpened, raise);
  }, [notifications]);

  return (
    <Region
      ref={region}
      popover="manual"
      aria-label={uiTexts.notifications}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {notifications.map((notification) => (
        <Message key={notification.id} notification={notification} held={held} />
      ))}
    </Region>
  );
}

function Message({ notification, held }: { notification: Notification; held: boolean }) {
  const { id, tone, title, lines, hideAfter } = notification;
  const action = actionOf(id);
  useEffect(() => {
    if (held || hideAfter === null) return undefined;
    // Looked up then, because React reports no blur of a focused button that it removes.
    const hide = (): void => {
      if (document.activeElement?.closest('[aria-relevant]')) timer = setTimeout(hide, hideAfter);
      else dismissNotification(id);
    };
    let timer = setTimeout(hide, hideAfter);
    return () => clearTimeout(timer);
  }, [id, hideAfter, held]);
  const urgent = tone === 'danger';
  return (
    <Item>
      {/* The region announces new messages politely; errors are alerts. */}
      <Banner
        tone={tone}
        role={urgent ? 'alert' : 'status'}
        aria-live={urgent ? undefined : 'off'}
        title={title}
        onDismiss={() => dismissNotification(id)}
        actions={
          action &&
          (action.href ? (
            <ButtonLink href={action.href} $variant="secondary" $size="small">
              {action.label}
            </ButtonLink>
          ) : (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                dismissNotification(id);
                action.onAct?.();
              }}
            >
              {action.label}
            </Button>
          ))
        }
      >
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </Banner>
    </Item>
  );
}
