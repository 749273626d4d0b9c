import { useQuery } from '@tanstack/react-query';
import { Button, MapPopover, Select } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../api/files/download.ts';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatAcres } from '../../../i18n/format.ts';
import { plotBasketAtom } from '../../../state/plotBasket.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import * as styles from '../map.css.ts';
import { CornersField } from '../../../common/land/drawing/CornersField.tsx';
import { findOutlineFault, toGeoJson } from '../../../common/land/drawing/drawnOutline.ts';
import { MeasuredFacts } from '../../../common/land/drawing/MeasuredFacts.tsx';

/** The field that begins with the recorded outline of a plot of the basket. */
function BeginWithPlot({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const basket = useAtomValue(plotBasketAtom);
  const [code, setCode] = useState('');
  const plot = basket.find(({ plotCode }) => plotCode === code);
  const villageCode = Number(code.split('-')[0]);
  const request = plot && { villageCode };
  const { data } = useQuery(serviceQuery('mouzaMap', request, { isQuiet: true }));
  const plots = data && 'result' in data ? data.result : [];
  const corners = plots.find(({ plotCode }) => plotCode === code)?.corners;
  if (basket.length === 0) return <p>{t('draw.basketHint')}</p>;
  const begin = () =>
    explore.tools.setPoints(
      (corners ?? []).map(([longitude, latitude]) => ({ longitude, latitude })),
    );
  return (
    <>
      <Select
        label={t('draw.plot')}
        isRequired={false}
        options={[
          { value: '', label: t('draw.plot.none') },
          ...basket.map(({ plotCode, plotNo, mouza, area }) => ({
            value: plotCode,
            label: `${t('plot', { n: localizeDigits(plotNo) })}, ${mouza}, ${formatAcres(area)}`,
          })),
        ]}
        value={plot ? code : ''}
        onChange={setCode}
      />
      {plot && (
        <Button isDisabled={corners === undefined} onClick={begin}>
          {t('draw.begin')}
        </Button>
      )}
    </>
  );
}

/** The panel that draws and corrects an outline, on the map or by typed corners, with its area as it changes. */
export function DrawPanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'drawing', 'common', 'specification']);
  const { tools } = explore;
  const { points } = tools.typed;
  const fault = findOutlineFault(points);
  const save = () => {
    const name = t('draw.fileName');
    const type = 'application/geo+json';
    saveFile(new Blob([toGeoJson(points, name)], { type }), 'outline.geojson');
  };
  return (
    <MapPopover
      title={t('draw')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('draw')}
    >
      <div className={styles.search}>
        <BeginWithPlot explore={explore} />
        <MeasuredFacts points={points} />
        <CornersField
          tools={tools}
          rings={explore.rings}
          label={t('corners.label')}
          description={t('draw.hint')}
          errorMessage={fault === 'crossing' ? t('drawing:crossing') : undefined}
        />
        {fault === undefined && (
          <>
            <Button onClick={tools.selectInOutline}>{t('files.select')}</Button>
            <Button onClick={save}>{t('select.geojson')}</Button>
          </>
        )}
      </div>
    </MapPopover>
  );
}
