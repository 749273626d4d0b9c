import {
  acresToDecimals,
  areaDifferenceMax,
  boundarySides,
  fieldReportMax,
  getAreaDifference,
  presentUses,
  structures,
  type FieldPlot,
  type RecordedPlot,
} from '@temple-land/portal-core';
import { Alert, Button, Columns, Select, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatCount } from '../../../i18n/format.ts';
import * as styles from './fieldVisits.css.ts';
import { removeAt, replaceAt, type FormPartProps } from './formParts.ts';
import { createPlot } from './useFieldReport.ts';
import { boundaryLabels, structureLabels, presentUseLabels } from './landLabels.ts';

/** The props of `PlotFields`. */
export interface PlotFieldsProps extends FormPartProps {
  /** The plots of the application in the record. */
  recorded?: readonly Pick<RecordedPlot, 'plotNo' | 'area'>[];
}

interface PlotProps extends Pick<PlotFieldsProps, 'idOf' | 'findError'> {
  plot: FieldPlot;
  index: number;
  recordedAcres: number;
  change: (part: Partial<FieldPlot>) => void;
}

function AreaWarning({ plot, recordedAcres }: Pick<PlotProps, 'plot' | 'recordedAcres'>) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const difference = getAreaDifference(plot.measuredDecimals, recordedAcres);
  if (difference === undefined || Math.abs(difference) <= areaDifferenceMax) return null;
  const n = localizeDigits(Math.abs(difference).toFixed(1));
  return (
    <Alert tone="warning">
      {difference > 0 ? t('field:measured.more', { n }) : t('field:measured.less', { n })}
    </Alert>
  );
}

function Plot({ plot, index, recordedAcres, change, idOf, findError }: PlotProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const frame = (part: string) => {
    const errorMessage = findError(part, index);
    return { id: idOf(part, index), ...(errorMessage === undefined ? {} : { errorMessage }) };
  };
  const recorded = localizeDigits(String(acresToDecimals(recordedAcres)));
  const boundaryError = findError('boundary', index);
  return (
    <>
      <Columns kind="fields">
        <TextField
          {...frame('plotNo')}
          label={t('field:plotNo')}
          value={plot.plotNo}
          maxLength={30}
          onChange={(plotNo) => change({ plotNo })}
        />
        <TextField
          {...frame('measuredDecimals')}
          label={t('field:measured')}
          inputMode="decimal"
          suffix={t('field:decimals')}
          {...(recordedAcres > 0
            ? { description: t('field:measured.recorded', { n: recorded }) }
            : {})}
          value={plot.measuredDecimals}
          onChange={(value) => change({ measuredDecimals: value.replaceAll(/[^\d.]/g, '') })}
        />
        <Select
          {...frame('presentUse')}
          label={t('common:apply.use')}
          placeholder={t('common:apply.use.choose')}
          options={presentUses.map((value) => ({ value, label: t(presentUseLabels[value]) }))}
          value={plot.presentUse}
          onChange={(value) =>
            change({ presentUse: presentUses.find((use) => use === value) ?? '' })
          }
        />
        <Select
          {...frame('structure')}
          label={t('common:apply.structure')}
          placeholder={t('field:structure.choose')}
          options={structures.map((value) => ({ value, label: t(structureLabels[value]) }))}
          value={plot.structure}
          onChange={(value) =>
            change({ structure: structures.find((each) => each === value) ?? '' })
          }
        />
      </Columns>
      <AreaWarning {...{ plot, recordedAcres }} />
      <Columns kind="fields">
        {boundarySides.map((side, at) => (
          <TextField
            key={side}
            id={at === 0 ? idOf('boundary', index) : `${idOf('boundary', index)}${side}`}
            label={t(boundaryLabels[side])}
            value={plot[side]}
            maxLength={120}
            onChange={(value) => change({ [side]: value })}
            {...(boundaryError === undefined || plot[side].trim() !== ''
              ? {}
              : { errorMessage: boundaryError })}
          />
        ))}
      </Columns>
    </>
  );
}

/** The plots that were visited, each with its measured area compared with the record. */
export function PlotFields(props: PlotFieldsProps) {
  const { content, change, idOf, findError, recorded = [] } = props;
  const { t } = useTranslation(['field', 'common', 'specification']);
  const { plots } = content;
  return (
    <>
      {plots.map((plot, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a plot has no id, and its number is typed
        <fieldset key={index} className={styles.part}>
          <legend>{t('field:plot', { n: formatCount(index + 1) })}</legend>
          <Plot
            {...{ plot, index, idOf, findError }}
            recordedAcres={recorded.find(({ plotNo }) => plotNo === plot.plotNo)?.area ?? 0}
            change={(part) => change({ plots: replaceAt(plots, index, part) })}
          />
          {plots.length > 1 && (
            <div className={styles.buttons}>
              <Button onClick={() => change({ plots: removeAt(plots, index) })}>
                {t('field:plot.remove', { n: formatCount(index + 1) })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {plots.length < fieldReportMax.plots && (
        <div className={styles.buttons}>
          <Button onClick={() => change({ plots: [...plots, createPlot()] })}>
            {t('field:plot.add')}
          </Button>
        </div>
      )}
    </>
  );
}
