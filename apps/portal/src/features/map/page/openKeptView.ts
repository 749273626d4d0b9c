import type { Extent } from '@temple-land/portal-core';
import type { MapView } from '@temple-land/ui';
import type { MapDays } from '../days/mapDays.ts';
import { parseMapAddress, type MapAddress } from './mapAddress.ts';

/** What a kept view changes. */
export interface OpenedView {
  showLayers: (address: MapAddress) => void;
  goTo: (extent: Extent) => void;
  goHome: () => void;
  setView: (view: MapView) => void;
  pick: (plotCode: string) => void;
  chooseDays: (days: MapDays) => void;
  /** Without a map only the table can be shown. */
  hasFailed: boolean;
}

/** Shows a kept view: what its address says, and nothing of the present one. */
export function openKeptView(query: string, opened: OpenedView): void {
  const kept = parseMapAddress(new URLSearchParams(query));
  opened.showLayers(kept);
  opened.chooseDays({ day: kept.day, compared: kept.compared });
  if (kept.extent) opened.goTo(kept.extent);
  else opened.goHome();
  opened.setView(opened.hasFailed ? 'table' : kept.view);
  opened.pick(kept.plot);
}
