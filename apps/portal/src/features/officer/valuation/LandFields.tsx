import type { SheetPlot } from '@temple-land/portal-core';
import { Columns, Select, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatArea } from '../../../common/applications/ValuationLines.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { findPlot } from './sheetEntry.ts';
import type { SheetLineFieldsProps } from './sheetLineProps.ts';

/** The plot of a line with its recorded class, and the acres of it that are granted. */
export function LandFields(props: SheetLineFieldsProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const language = useLanguage();
  const { line, plots, idOf, findError, change } = props;
  const plot = findPlot(plots, line);
  const toLabel = ({ plotNo, kisam }: SheetPlot) =>
    [plotNo === '' ? t('common:sheet.noPlot') : t('common:sheet.plot', { n: plotNo }), kisam]
      .filter((part) => part !== '')
      .join(', ');
  const label = t('casePage:sheet.plot');
  const area = Number(line.area);
  return (
    <Columns kind="fields">
      {plots.length === 1 && plot ? (
        <div>
          <p className={meta}>{label}</p>
          <p {...langAttribute(plot.kisam, language)}>{toLabel(plot)}</p>
          <p className={meta}>
            {t('casePage:sheet.recorded', { area: formatArea(plot.area, { t }) })}
          </p>
        </div>
      ) : (
        <Select
          id={idOf('plotNo')}
          label={label}
          placeholder={t('specification:shared.select', { label })}
          value={line.plotNo}
          options={plots.map((one) => ({ value: one.plotNo, label: toLabel(one) }))}
          onChange={(plotNo) => change({ plotNo })}
          description={plot && t('casePage:sheet.recorded', { area: formatArea(plot.area, { t }) })}
          errorMessage={findError('plotNo')}
        />
      )}
      <TextField
        id={idOf('area')}
        label={t('casePage:sheet.area')}
        inputMode="decimal"
        value={line.area}
        onChange={(text) => change({ area: text })}
        description={
          area > 0
            ? t('casePage:sheet.decimals', { n: formatCount(Math.round(area * 10_000) / 100) })
            : ''
        }
        errorMessage={findError('area')}
      />
    </Columns>
  );
}
