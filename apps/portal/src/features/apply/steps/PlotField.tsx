import { isPlotRequired, takesLand, type ApplicationKind } from '@temple-land/portal-core';
import { Button, fieldAcross, Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../common/feedback/RetryButton.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { addChosenOption } from '../../../common/land/usePlots.ts';
import { formatAcres } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { PlotWarning } from '../plots/PlotWarnings.tsx';
import type { useLandForm } from '../useLandForm.ts';

const otherKindLabels: Readonly<Partial<Record<ApplicationKind, TextKey<'apply'>>>> = {
  renewal: 'land.other.renewal',
  transfer: 'land.other.transfer',
  correction: 'land.other.correction',
};

/** The props of `PlotField`. */
export interface PlotFieldProps {
  land: ReturnType<typeof useLandForm>;
  id: string;
  errorMessage: string | undefined;
}

function OtherKinds({ land }: Pick<PlotFieldProps, 'land'>) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  if (land.otherKinds.length === 0) return null;
  return (
    <div className={`${fieldAcross} ${styles.buttons}`}>
      {land.otherKinds.map((kind) => {
        const label = otherKindLabels[kind];
        return (
          label !== undefined && (
            <Button key={kind} onClick={() => land.changeKind(kind)}>
              {t(label)}
            </Button>
          )
        );
      })}
    </div>
  );
}

/** The select of the plot: with a problem of the chosen one, and the kinds of application that are possible for it. */
export function PlotField({ land, id, errorMessage }: PlotFieldProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const toText = useMessageText();
  const { values, place, plots, chosenPlot, isPlotGone, plotProblem } = land;
  const isTaking = takesLand(values.applicationKind);
  const isRequired = isPlotRequired(values.applicationKind);
  const options = plots.plots
    .filter(({ plotCode, freeArea }) => !isTaking || freeArea > 0 || plotCode === chosenPlot.value)
    .map(({ plotCode, plotNo, area, freeArea }) => ({
      value: plotCode,
      label: t('plot.option', {
        number: plotNo,
        area: formatAcres(isTaking ? freeArea : area),
      }),
    }));
  const goneMessage = isPlotGone ? t('specification:apply.plot.unavailable') : undefined;
  return (
    <>
      <div className={fieldAcross}>
        <Select
          id={id}
          label={t('plot')}
          optionalLabel={isRequired ? undefined : t('common:field.optional')}
          options={addChosenOption(options, chosenPlot)}
          placeholder={isRequired ? t('plot.choose') : t('common:apply.plot.none')}
          isDisabled={place.khatian === ''}
          isLoading={plots.isPending}
          value={chosenPlot.value}
          onChange={(value) => land.choosePlot(value)}
          errorMessage={
            (plotProblem && t(`specification:${plotProblem}`)) ??
            errorMessage ??
            goneMessage ??
            (plots.message && toText(plots.message))
          }
        />
      </div>
      {chosenPlot.value !== '' && (
        <PlotWarning
          className={fieldAcross}
          applicationKind={values.applicationKind}
          plotCode={chosenPlot.value}
          plotNo={chosenPlot.label}
        />
      )}
      <OtherKinds land={land} />
      {plots.message && <RetryButton onRetry={plots.refetch} />}
    </>
  );
}
