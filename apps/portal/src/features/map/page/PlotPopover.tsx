import {
  getReportMessageKey,
  type GeoPoint,
  type MapHit,
  type PlotDetails,
} from '@temple-land/portal-core';
import { formatAcres, formatDate } from '../../../i18n/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, MapPopover, StatusPatch, type StatusTone } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { buildCorrectionPath } from '../../../common/corrections/correctionPaths.ts';
import { buildReportPath } from '../../../common/land/buildReportPath.ts';
import { buildKhatiyanMapPath } from '../../../common/land/khatiyanMapPath.ts';
import { buildPlotPath } from '../../../common/land/recordPaths.ts';
import { PlotHistory } from '../../../common/land/PlotHistory.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { BasketButton } from '../tools/BasketButton.tsx';
import { PointDetails } from '../tools/PointDetails.tsx';
import { useCardPlace, type FollowExtent } from '../canvas/useCardPlace.ts';

const tones: Readonly<Record<string, StatusTone>> = {
  available: 'success',
  leased: 'info',
  sold: 'neutral',
  applied: 'warning',
  disputed: 'danger',
};

/** What can be done with a plot: its report, and all plots of its khatiyan on the map. */
function PlotActions({ plot }: { plot: PlotDetails }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const navigate = useNavigate();
  const openReport = async () => {
    const path = await buildReportPath({
      districtId: plot.districtCode,
      tahasilId: plot.tahasilCode,
      mouzaId: plot.villageCode,
      khatianId: plot.khataNoId,
    });
    if (path !== undefined) await navigate(path);
  };
  return (
    <>
      <Button kind="primary" onClick={() => void openReport()}>
        {t('common:title.plotReport')}
      </Button>
      <ButtonLink href={buildKhatiyanMapPath({ ...plot, mouza: plot.mouza_name })}>
        {t('plot.wholeKhatiyan')}
      </ButtonLink>
      <ButtonLink href={buildCorrectionPath({ plotCode: plot.plotCode }, 'O')}>
        {t('common:corrections.report')}
      </ButtonLink>
      <BasketButton plots={[plot]} />
    </>
  );
}

/** The props of `PlotPopover`. */
export interface PlotPopoverProps {
  plotCode: string;
  /** The day as of which it is shown; undefined for today. */
  day: string | undefined;
  /** The point of the map where it was picked; undefined for a plot of a search. */
  point: GeoPoint | undefined;
  onHit: (hit: MapHit) => void;
  /** Follows the plot on the map; undefined without a map. */
  follow: FollowExtent;
  onClose: () => void;
}

/** The card with the details of the picked plot, beside the plot, with what can be done with it. */
export function PlotPopover(props: PlotPopoverProps) {
  const { plotCode, day, point, follow, onHit, onClose } = props;
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { data, error, errorUpdateCount, refetch } = useQuery(
    serviceQuery(
      'mapFeature',
      { plotCode, ...(day === undefined ? {} : { day }) },
      { isQuiet: true },
    ),
  );
  const plot = data && 'result' in data ? data.result : undefined;
  const getLabel = (value: string) => {
    const key = getReportMessageKey(value);
    return key === undefined ? value : t(`specification:${key}`);
  };
  const place = useCardPlace(plot?.extent, follow);
  const closing = { closeLabel: t('common:shell.close'), onClose };
  // The popover stays open while a failed plot is loaded again.
  if (error?.userMessage || (plot === undefined && errorUpdateCount > 0)) {
    const failure = <Retry message={error?.userMessage} onRetry={refetch} />;
    return <MapPopover title={t('plot.failed')} facts={[]} status={failure} {...closing} />;
  }
  if (plot === undefined) return null;
  return (
    <MapPopover
      title={t('plot', { n: plot.plotNo })}
      facts={[
        ...(day === undefined ? [] : [{ label: t('days.asOfFact'), value: formatDate(day) }]),
        {
          label: t('specification:report.mouza'),
          value: `${plot.mouza_name}, ${plot.tehsil_name}`,
        },
        { label: t('specification:report.khatiyanNo'), value: plot.khataNo },
        { label: t('specification:report.area'), value: formatAcres(plot.area) },
        { label: t('specification:report.kisam'), value: plot.kissam },
        { label: t('specification:report.rorStatus'), value: getLabel(plot.rorStatus) },
        { label: t('specification:report.geometryLevel'), value: getLabel(plot.geometryLevel) },
        ...(plot.events === undefined || plot.events.length === 0
          ? []
          : [{ label: t('common:plotHistory'), value: <PlotHistory events={plot.events} /> }]),
      ]}
      status={
        <StatusPatch tone={tones[plot.status] ?? 'neutral'}>{getLabel(plot.status)}</StatusPatch>
      }
      actions={
        day === undefined ? (
          <PlotActions plot={plot} />
        ) : (
          <ButtonLink href={buildPlotPath(plotCode)}>{t('days.plotPage')}</ButtonLink>
        )
      }
      {...(place && { place })}
      {...closing}
    >
      {point && <PointDetails {...{ point, day, onHit }} exceptPlot={plotCode} />}
    </MapPopover>
  );
}
