import type { MapLayer } from '@temple-land/portal-core';
import type { MapLayer as LegendEntry } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { contextKinds } from './contextLayers.ts';
import { ContextSample } from './ContextSample.tsx';
import { isOverlayLayer } from './overlayLayers.ts';
import { OverlaySample } from './OverlaySample.tsx';
import { getPlotKindLabel, plotKinds } from './visibleLayers.ts';

/** Returns the legend: an entry for each outline or overlay, each kind of what surrounds plots, and each kind of plot. */
export function useLegend(
  layers: readonly MapLayer[],
  hidden: ReadonlySet<string>,
): readonly LegendEntry[] {
  const { t } = useTranslation(['map', 'common', 'specification']);
  return [
    ...layers
      .filter(({ id }) => id !== 'plots' && id !== 'context')
      .map(({ id, name: label }) => ({
        id,
        label,
        isSelected: !hidden.has(id),
        ...(isOverlayLayer(id) ? { sample: <OverlaySample layer={id} /> } : {}),
      })),
    ...contextKinds.map((kind) => ({
      id: kind,
      label: t(`context.${kind}`),
      isSelected: !hidden.has(kind),
      sample: <ContextSample kind={kind} />,
    })),
    ...plotKinds.map((kind) => ({
      id: kind,
      kind,
      label: t(`specification:${getPlotKindLabel(kind)}`),
      isSelected: !hidden.has(kind),
    })),
  ];
}
