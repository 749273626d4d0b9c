import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { LandAnswers } from '../landDraft.ts';
import { useLandCheck } from '../useLandCheck.ts';
import { listOtherPlots } from './otherPlots.ts';

/** The props of `PlotWarning`. */
export interface PlotWarningProps {
  applicationKind: LandAnswers['applicationKind'];
  plotCode: string;
  plotNo: string;
  className?: string;
}

/** What an applicant should know about a plot: a court case or an auction. */
export function PlotWarning(props: PlotWarningProps) {
  const { applicationKind, plotCode, plotNo, className } = props;
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const check = useLandCheck({ applicationKind, plotCode, leaseNo: '', area: '' });
  const { warnings = [] } = check;
  if (warnings.length === 0) return null;
  return (
    <div className={className}>
      <Alert tone="warning" title={t('plot.card', { number: plotNo })}>
        {warnings.map((key) => (
          <p key={key}>{t(`specification:${key}`)}</p>
        ))}
      </Alert>
    </div>
  );
}

/** The warnings about every plot of an application. */
export function PlotWarnings({ answers }: { answers: LandAnswers }) {
  const { applicationKind, plotCode, names } = answers;
  const plots = [{ plotCode, plotNo: names.plot }, ...listOtherPlots(answers)];
  return plots.map((plot) => (
    <PlotWarning
      key={plot.plotCode}
      applicationKind={applicationKind}
      plotCode={plot.plotCode}
      plotNo={plot.plotNo}
    />
  ));
}
