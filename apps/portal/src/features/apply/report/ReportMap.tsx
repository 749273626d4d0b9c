import type { MapPlot } from '@temple-land/portal-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { LandMap } from '../../../common/land/map/LandMap.tsx';
import { MapPin } from '../../../common/land/map/MapPin.tsx';
import { useMouzaMap } from '../../../common/land/map/useMouzaMap.ts';
import { muted } from '../../../common/page/card.css.ts';
import type { Position } from './position.ts';

/** The props of `ReportMap`. */
export interface ReportMapProps {
  /** The text of the id of the mouza, '' while none is chosen. */
  mouza: string;
  plotCode: string;
  position: Position | undefined;
  /** Called with the place of the pin, and the plot there. */
  onPin: (position: Position, plot: MapPlot | undefined) => void;
}

/** The map of the chosen mouza, on which the reporter puts a pin where the use was seen. */
export function ReportMap({ mouza, plotCode, position, onPin }: ReportMapProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { plots, isPending, message, refetch } = useMouzaMap(mouza);
  const [pinned, setPinned] = useState<{ plotNo: string | undefined }>();
  if (mouza === '') return <p className={muted}>{t('report.map.first')}</p>;
  if (isPending) return <Loading />;
  if (message) return <Retry message={message} part={t('report.map')} onRetry={refetch} />;
  if (plots.length === 0) return <p className={muted}>{t('report.map.none')}</p>;
  const describe = ({ plotNo }: MapPlot) => t('plot.card', { number: plotNo });
  const said =
    pinned?.plotNo === undefined
      ? t('report.map.set.outside')
      : t('report.map.set', { number: pinned.plotNo });
  return (
    <>
      <LandMap
        key={mouza}
        label={t('report.map')}
        hint={t('report.map.hint')}
        plots={plots}
        chosen={plotCode === '' ? [] : [plotCode]}
        focus={position}
        describe={describe}
        onPoint={(point, plot) => {
          onPin({ ...point, source: 'map' }, plot);
          setPinned({ plotNo: plot?.plotNo });
        }}
        renderMarks={({ toMap }) => position && <MapPin {...toMap(position)} />}
      />
      <p role="status" className={muted}>
        {position?.source === 'map' && pinned && said}
      </p>
    </>
  );
}
