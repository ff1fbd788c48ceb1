import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPanel } from '@tablewell/ui';
import { t } from './texts';

/**
 * If a tab's code does not load, or fails, only this tab is affected. React keeps a failed load for good, so recovering
 * means to reload the page, which returns to the same tab.
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
