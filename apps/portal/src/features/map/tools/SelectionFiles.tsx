import { maxLayerPlots, type PlotSelectionRequest } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useDataRights } from '../../../state/useDataRights.ts';

const formats = [
  ['xlsx', 'select.excel'],
  ['csv', 'select.csv'],
  ['geojson', 'select.geojson'],
  ['kml', 'select.kml'],
  ['shapefile', 'select.shapefile'],
] as const satisfies readonly (readonly [string, TextKey<'map'>])[];

/** The props of `SelectionFiles`. */
export interface SelectionFilesProps {
  request: PlotSelectionRequest;
  /**
   * How many plots are selected; formats of maps are not offered for more than they hold, or without a right to
   * outlines.
   */
  count: number;
}

/** The downloads of all plots of a selection: as tables, and for other programs of maps. */
export function SelectionFiles({ request, count }: SelectionFilesProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const hasOutlines = useDataRights()('data.outlines.export') && count <= maxLayerPlots;
  return formats.map(
    ([format, label]) =>
      (hasOutlines || format === 'xlsx' || format === 'csv') && (
        <DownloadLink
          key={format}
          name="plotSelectionExport"
          input={{ ...request, format }}
          kind="secondary"
        >
          {t(label)}
        </DownloadLink>
      ),
  );
}
