import type { MapLayer } from '@temple-land/portal-core';
import type { MapLayer as LegendEntry } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { isMarkLayer } from './marks.ts';
import { MarkSample } from './MarkSample.tsx';
import { kindWord, plotKinds } from './shownLayers.ts';

/** Returns the legend: an entry an outline or a layer of marks, and one a kind of plot. */
export function useLegend(
  layers: readonly MapLayer[],
  hidden: ReadonlySet<string>,
): readonly LegendEntry[] {
  const { t } = useTranslation(['map', 'common', 'specification']);
  return [
    ...layers
      .filter(({ id }) => id !== 'plots')
      .map(({ id, name }) => ({
        id,
        label: name,
        isShown: !hidden.has(id),
        ...(isMarkLayer(id) ? { sample: <MarkSample layer={id} /> } : {}),
      })),
    ...plotKinds.map((kind) => ({
      id: kind,
      kind,
      label: t(`specification:${kindWord(kind)}`),
      isShown: !hidden.has(kind),
    })),
  ];
}
