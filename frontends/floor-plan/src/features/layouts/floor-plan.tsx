import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { layoutsOf } from '@tablewell/api-client/floor';
import type { Layout } from '@tablewell/api-client/floor';
import { trialStatus } from '@tablewell/api-client/queries';
import { NoLayout } from './no-layout';
import { Workspace } from './workspace';
import { t } from '../../texts';

/** The layouts of a restaurant, with the workspace of the chosen one. */
export function FloorPlan({ restaurantId, mayEdit }: { restaurantId: string; mayEdit: boolean }) {
  const queries = useQueryClient();
  const { data: layouts, error, refetch } = useQuery(layoutsOf(restaurantId));
  const { data: trial } = useQuery(trialStatus());
  const [chosen, setChosen] = useState<string>();
  const [made, setMade] = useState<string>();
  const [refused, setRefused] = useState(false);
  // Known before the first render if possible; a later refusal by the server also makes the layout view-only.
  const lacksPlan = refused || (trial?.subscriptionType === 'basic' && !trial.isInTrial);
  const viewOnly = !mayEdit || lacksPlan;
  const offersUpgrade = mayEdit && lacksPlan;

  const update = (change: (all: readonly Layout[]) => readonly Layout[]): void => {
    queries.setQueryData(layoutsOf(restaurantId).queryKey, (all: readonly Layout[] = []) => change(all));
  };
  const onCreated = (layout: Layout, edits = true): void => {
    update((all) => [...all, layout]);
    setMade(edits ? layout.id : undefined);
    setChosen(layout.id);
  };
  if (!layouts) {
    return error ? (
      <ErrorPanel message={error.message} retry={() => void refetch()} />
    ) : (
      <LoadingPanel text={t('plan.loading')} />
    );
  }
  const layout =
    layouts.find(({ id }) => id === chosen) ?? layouts.find(({ inService }) => inService) ?? layouts[0];
  const onPlanRefused = (): void => setRefused(true);
  if (!layout) return <NoLayout {...{ restaurantId, viewOnly, offersUpgrade, onCreated, onPlanRefused }} />;
  return (
    <Workspace
      key={layout.id}
      restaurantId={restaurantId}
      layouts={layouts}
      layout={layout}
      editAtOnce={layout.id === made}
      viewOnly={viewOnly}
      offersUpgrade={offersUpgrade}
      onChoose={(id) => {
        setMade(undefined);
        setChosen(id);
      }}
      onCreated={onCreated}
      onDeleted={(gone) => update((all) => all.filter(({ id }) => id !== gone))}
      onPlanRefused={onPlanRefused}
    />
  );
}
