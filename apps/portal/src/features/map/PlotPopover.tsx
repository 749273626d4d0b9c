import { acresText, reportWordKey } from '@temple-land/portal-core';
import { MapPopover, StatusPatch, type StatusTone } from '@temple-land/ui';
import { useServiceQuery } from '../../api/useCall.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText } from '../../i18n/useText.ts';

const tones: Readonly<Record<string, StatusTone>> = {
  available: 'success',
  leased: 'info',
  applied: 'warning',
  disputed: 'danger',
};

/** What is known of the picked plot. */
export function PlotPopover({ plotCode, onClose }: { plotCode: string; onClose: () => void }) {
  const { m, t } = useText();
  const { answer, said, refetch } = useServiceQuery('mapFeature', { plotCode }, { isQuiet: true });
  const plot = answer && 'result' in answer ? answer.result : undefined;
  const wordOf = (value: string) => {
    const key = reportWordKey(value);
    return key === undefined ? value : m(key);
  };
  const closing = { closeLabel: t('shell.close'), onClose };
  if (said) {
    const failure = <TryAgain said={said} onAgain={refetch} />;
    return <MapPopover title={t('map.plot.failed')} facts={[]} status={failure} {...closing} />;
  }
  if (plot === undefined) return null;
  return (
    <MapPopover
      title={t('map.plot', { n: plot.plotNo })}
      facts={[
        { label: m('report.mouza'), value: `${plot.mouza_name}, ${plot.tehsil_name}` },
        { label: m('report.khatiyanNo'), value: plot.khataNo },
        { label: m('report.area'), value: acresText(plot.area) },
        { label: m('report.kisam'), value: plot.kissam },
        { label: m('report.rorStatus'), value: wordOf(plot.rorStatus) },
        { label: m('report.geometryLevel'), value: wordOf(plot.geometryLevel) },
      ]}
      status={
        <StatusPatch tone={tones[plot.status] ?? 'neutral'}>{wordOf(plot.status)}</StatusPatch>
      }
      {...closing}
    />
  );
}
