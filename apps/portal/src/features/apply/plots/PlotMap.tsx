import type { FoundPlot, MapPlot } from '@temple-land/portal-core';
import { fieldAcross } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { LandMap } from '../../../common/land/map/LandMap.tsx';
import { MapLegend } from '../../../common/land/map/MapLegend.tsx';
import { findMiddle } from '../../../common/land/map/mapProjection.ts';
import { getPlotKind } from '../../../common/land/map/MapPlots.tsx';
import { useMouzaMap } from '../../../common/land/map/useMouzaMap.ts';
import { formatAcres } from '../../../i18n/format.ts';
import { useLandCheck } from '../useLandCheck.ts';
import type { useLandForm } from '../useLandForm.ts';
import * as plotStyles from './otherPlots.css.ts';
import { plotStatusKeys } from './plotStatusKeys.ts';
import { toChosenPlot } from './otherPlots.ts';

type Land = ReturnType<typeof useLandForm>;

/** Returns a plot of the map as a search finds it, in the chosen mouza. */
function toFoundPlot(drawn: MapPlot, { values }: Land): FoundPlot {
  const { corners: _, ...plot } = drawn;
  const { districtCode, tahasilCode, villageCode, names } = values;
  return {
    ...plot,
    districtCode: Number(districtCode),
    tahasilCode: Number(tahasilCode),
    villageCode: Number(villageCode),
    district_name: names.district,
    tehsil_name: names.tahasil,
    mouza_name: names.mouza,
  };
}

/** What happened on the map last. */
interface MapChange {
  plot: MapPlot;
  key: 'plots.map.chosen' | 'plots.map.removed' | 'plots.map.full';
}

/** Returns the function that chooses or removes a plot of the map, and what it did last. */
function useMapChoice(land: Land) {
  const { values, others } = land;
  const [change, setChange] = useState<MapChange>();
  const isOther = (code: string) => others.plots.some(({ plotCode }) => plotCode === code);
  const press = (plot: MapPlot | undefined) => {
    if (plot === undefined) return;
    const { plotCode } = plot;
    if (plotCode === values.plotCode || isOther(plotCode)) {
      if (isOther(plotCode)) others.remove(plotCode);
      else land.choosePlot('');
      setChange({ plot, key: 'plots.map.removed' });
      return;
    }
    if (others.isAllowed && others.isFull) {
      setChange({ plot, key: 'plots.map.full' });
      return;
    }
    if (others.isAllowed) others.add(toChosenPlot(plot, plot.khataNo));
    else land.chooseFound(toFoundPlot(plot, land));
    setChange({ plot, key: 'plots.map.chosen' });
  };
  return { press, change };
}

/** Says what was chosen on the map, and why it would be refused. */
function MapChoice({ change, land }: { change: MapChange | undefined; land: Land }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const isChosen = change?.key === 'plots.map.chosen';
  const { applicationKind } = land.values;
  const plotCode = isChosen ? change.plot.plotCode : '';
  const [problem] = useLandCheck({ applicationKind, plotCode, leaseNo: '', area: '' }).problems;
  const said = change && t(change.key, { number: change.plot.plotNo });
  const reason = problem && t(`specification:${problem.key}`, { n: problem.n ?? '' });
  return (
    <p role="status" className={plotStyles.status}>
      {[said, reason].filter((text) => text !== undefined).join('. ')}
    </p>
  );
}

/** The map of the chosen mouza, on which plots are chosen and removed; the selects and the list of plots follow it. */
export function PlotMap({ land }: { land: Land }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { values, place, others } = land;
  const { plots, message, refetch, isPending } = useMouzaMap(place.mouza);
  const { press, change } = useMapChoice(land);
  if (place.mouza === '') return null;
  if (isPending) return <Loading />;
  if (message) {
    return <Retry message={message} part={t('plots.map')} onRetry={refetch} />;
  }
  if (plots.length === 0) return <p className={fieldAcross}>{t('plots.map.none')}</p>;
  const chosen = [values.plotCode, ...others.plots.map(({ plotCode }) => plotCode)];
  const first = plots.find(({ plotCode }) => plotCode === values.plotCode);
  const describe = (plot: MapPlot) =>
    [
      t('plot.card', { number: plot.plotNo }),
      t(plotStatusKeys[getPlotKind(plot)]),
      t('plots.search.free', { n: formatAcres(plot.freeArea) }),
      ...(chosen.includes(plot.plotCode) ? [t('plots.map.isChosen')] : []),
    ].join(', ');
  const kinds = [...new Set(plots.map(getPlotKind))];
  return (
    <div className={fieldAcross}>
      <LandMap
        key={place.mouza}
        label={t('plots.map')}
        hint={t('plots.map.hint')}
        plots={plots}
        chosen={chosen}
        showsStatus
        focus={first && findMiddle(first.corners)}
        describe={describe}
        onPoint={(_, plot) => press(plot)}
      />
      <MapLegend
        entries={kinds.map((kind) => ({ kind, label: t(plotStatusKeys[kind]) }))}
        label={t('plots.map.legend')}
      />
      <MapChoice change={change} land={land} />
    </div>
  );
}
