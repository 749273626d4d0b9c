import type { GeoPoint, MatchConfidence, PlotMatch } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { RadioCards } from '@temple-land/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import type { TextKey } from '../../../i18n/textKey.ts';

const confidenceKeys: Readonly<Record<MatchConfidence, TextKey<'apply'>>> = {
  high: 'report.match.high',
  medium: 'report.match.medium',
  low: 'report.match.low',
};

const none = 'none';

/** The props of `PlotMatches`. */
export interface PlotMatchesProps {
  point: GeoPoint;
  /** The plot of the form, '' without one. */
  plotCode: string;
  /** The reporter has not chosen a place, so that the plot around the position is chosen. */
  isUnchosen: boolean;
  /** Called with the chosen plot; undefined for none of them. */
  onMatch: (match: PlotMatch | undefined) => void;
}

/** The plots at a position with how sure that is; the one around it is chosen first. */
export function PlotMatches({ point, plotCode, isUnchosen, onMatch }: PlotMatchesProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { longitude, latitude } = point;
  const query = useQuery(serviceQuery('plotMatch', { longitude, latitude }, { isQuiet: true }));
  const { data, isLoading, error, refetch } = query;
  const [isRefused, setRefused] = useState(false);
  const matches = data && 'result' in data ? data.result : [];
  const [nearest] = matches;
  useEffect(() => {
    if (nearest?.distance === 0 && isUnchosen && !isRefused) onMatch(nearest);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new answer chooses a plot
  }, [nearest]);
  if (isLoading) return <p role="status">{t('report.match.loading')}</p>;
  if (error) {
    return <Retry message={error.userMessage} part={t('report.match.label')} onRetry={refetch} />;
  }
  if (nearest === undefined) return <p role="status">{t('report.match.empty')}</p>;
  const describe = ({ distance, confidence, khataNo, mouza_name: mouza }: PlotMatch) =>
    [
      t('common:citizen.khatianIn', { khatian: khataNo, mouza }),
      distance === 0 ? t('report.match.inside') : t('report.match.away', { n: distance }),
      t(confidenceKeys[confidence]),
    ].join(' · ');
  const choose = (value: string) => {
    setRefused(value === none);
    onMatch(matches.find((match) => match.plotCode === value));
  };
  const isListed = matches.some((match) => match.plotCode === plotCode);
  return (
    <RadioCards
      label={t('report.match.label')}
      optionalLabel={t('common:field.optional')}
      value={isListed ? plotCode : isRefused ? none : ''}
      onChange={choose}
      choices={[
        ...matches.map((match) => ({
          value: match.plotCode,
          label: t('report.match.plot', { plot: match.plotNo }),
          description: describe(match),
        })),
        { value: none, label: t('report.match.none') },
      ]}
    />
  );
}
