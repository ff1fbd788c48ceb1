import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPanel } from '@tablewell/ui';
import { t } from './texts';

/**
 * A tab whose code did not come, or that broke, costs this tab only. React keeps a failed load for good, so the way back
 * is the page itself, which comes back to the same tab.
 */
export class TabBoundary extends Component<{ children: ReactNode; reload: () => void }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorPanel
        title={t('app.tabNotOpened')}
        message={t('app.tabNotOpenedText')}
        retry={this.props.reload}
      />
    );
  }
}
