import { getReportMessageKey } from '@temple-land/portal-core';
import { formatAcres } from '../../../i18n/format.ts';
import { useQuery } from '@tanstack/react-query';
import { MapPopover, StatusPatch, type StatusTone } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { PlotHistory } from '../../../common/land/PlotHistory.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';

const tones: Readonly<Record<string, StatusTone>> = {
  available: 'success',
  leased: 'info',
  sold: 'neutral',
  applied: 'warning',
  disputed: 'danger',
};

/** The popover with the details of the picked plot. */
export function PlotPopover({ plotCode, onClose }: { plotCode: string; onClose: () => void }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { data, error, errorUpdateCount, refetch } = useQuery(
    serviceQuery('mapFeature', { plotCode }, { isQuiet: true }),
  );
  const plot = data && 'result' in data ? data.result : undefined;
  const getLabel = (value: string) => {
    const key = getReportMessageKey(value);
    return key === undefined ? value : t(`specification:${key}`);
  };
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
      {...closing}
    />
  );
}
