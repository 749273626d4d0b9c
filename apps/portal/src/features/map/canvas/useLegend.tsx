import type { MapLayer } from '@temple-land/portal-core';
import type { MapLayer as LegendEntry } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { isOverlayLayer } from './overlayLayers.ts';
import { OverlaySample } from './OverlaySample.tsx';
import { getPlotKindLabel, plotKinds } from './visibleLayers.ts';

/** Returns the legend: one entry for each outline or overlay, and one for each kind of plot. */
export function useLegend(
  layers: readonly MapLayer[],
  hidden: ReadonlySet<string>,
): readonly LegendEntry[] {
  const { t } = useTranslation(['map', 'common', 'specification']);
  return [
    ...layers
      .filter(({ id }) => id !== 'plots')
      .map(({ id, name: label }) => ({
        id,
        label,
        isSelected: !hidden.has(id),
        ...(isOverlayLayer(id) ? { sample: <OverlaySample layer={id} /> } : {}),
      })),
    ...plotKinds.map((kind) => ({
      id: kind,
      kind,
      label: t(`specification:${getPlotKindLabel(kind)}`),
      isSelected: !hidden.has(kind),
    })),
  ];
}
