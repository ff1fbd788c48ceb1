import { useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { Banner } from '../elements/banner';
import { layer, motion, radius, shadow, space } from '../tokens/scale';
import { dismissNotification, readNotifications, watchNotifications } from './store';
import type { Notification } from './store';

const enter = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`;

const Region = styled.section`
  position: fixed;
  inset: auto 0 0 auto;
  z-index: ${layer.notification};
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  width: min(26rem, 100vw);
  padding: ${space.md};
  pointer-events: none;
`;

const Item = styled.div`
  border-radius: ${radius.md};
  box-shadow: ${shadow.float};
  pointer-events: auto;
  animation: ${enter} ${motion.calm};
`;

/** Where `notify` shows its messages. Mounted once per page, by the shell or by a page of its own. */
export function NotificationRegion() {
  const notifications = useSyncExternalStore(watchNotifications, readNotifications, readNotifications);
  const urgent = (notification: Notification): boolean => notification.tone === 'danger';
  return (
    <Region aria-label="Notifications">
      {notifications.map((notification) => (
        <Item key={notification.id}>
          <Banner
            tone={notification.tone}
            role={urgent(notification) ? 'alert' : 'status'}
            title={notification.title}
            onDismiss={() => dismissNotification(notification.id)}
          >
            {notification.lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </Banner>
        </Item>
      ))}
    </Region>
  );
}
