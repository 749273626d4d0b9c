import { Button, Checkbox, Columns, TextArea, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { describeRule, describeSlab } from '../../../common/applications/ValuationLines.tsx';
import { number } from '../../../common/page/card.css.ts';
import { formatAcres, formatCount, formatRupees } from '../../../i18n/format.ts';
import type { PrefixedKey } from '../../../i18n/textKey.ts';
import { LandFields } from './LandFields.tsx';
import { findPlot, type LineField } from './sheetEntry.ts';
import type { SheetLineFieldsProps } from './sheetLineProps.ts';
import * as styles from './valuation.css.ts';

/** What each field of a line asks for. */
export const fieldLabels: Readonly<Record<LineField, PrefixedKey<'casePage'>>> = {
  plotNo: 'casePage:sheet.plot',
  area: 'casePage:sheet.area',
  rate: 'casePage:sheet.rate',
  orderNo: 'casePage:sheet.orderNo',
  rateReason: 'casePage:sheet.rateReason',
  amount: 'casePage:sheet.amount',
  reason: 'casePage:sheet.reason',
};

function OwnRateFields({ line, idOf, findError, change }: SheetLineFieldsProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  return (
    <>
      <p>{t('casePage:sheet.noRate')}</p>
      <Columns kind="fields">
        <TextField
          id={idOf('rate')}
          label={t('casePage:sheet.rate')}
          inputMode="decimal"
          value={line.rate}
          onChange={(rate) => change({ rate })}
          errorMessage={findError('rate')}
        />
        <TextField
          id={idOf('orderNo')}
          label={t('casePage:sheet.orderNo')}
          maxLength={60}
          value={line.orderNo}
          onChange={(orderNo) => change({ orderNo })}
          errorMessage={findError('orderNo')}
        />
      </Columns>
      <TextArea
        id={idOf('rateReason')}
        label={t('casePage:sheet.rateReason')}
        rows={2}
        maxLength={500}
        value={line.rateReason}
        onChange={(rateReason) => change({ rateReason })}
        errorMessage={findError('rateReason')}
      />
    </>
  );
}

function AmountFields({ line, idOf, findError, change }: SheetLineFieldsProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  return (
    <>
      <Checkbox
        label={t('casePage:sheet.change')}
        isSelected={line.isChanged}
        onChange={(isChanged) => change({ isChanged })}
      />
      {line.isChanged && (
        <Columns kind="fields">
          <TextField
            id={idOf('amount')}
            label={t('casePage:sheet.amount')}
            inputMode="decimal"
            value={line.amount}
            onChange={(amount) => change({ amount })}
            errorMessage={findError('amount')}
          />
          <TextArea
            id={idOf('reason')}
            label={t('casePage:sheet.reason')}
            rows={2}
            maxLength={500}
            value={line.reason}
            onChange={(reason) => change({ reason })}
            errorMessage={findError('reason')}
          />
        </Columns>
      )}
    </>
  );
}

/**
 * One line of the valuation sheet: land and area, the rate in force, the calculated amount and another one with its
 * reason.
 */
export function SheetLineFields(props: SheetLineFieldsProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const { index, line, computed, areaGranted, plots, remove } = props;
  const plot = findPlot(plots, line);
  const n = formatCount(index + 1);
  return (
    <fieldset className={styles.line}>
      <legend className={styles.legend}>{t('casePage:sheet.line', { n })}</legend>
      <LandFields {...props} />
      {plot?.rule && (
        <p>
          {t('casePage:sheet.rateIs', { rate: `₹ ${formatRupees(plot.rule.ratePerAcre)}` })}
          <span className={styles.note}>
            {describeRule(plot.rule, { t })}. {describeSlab(plot.rule, areaGranted, { t })}
          </span>
        </p>
      )}
      {plot?.rule === null && <OwnRateFields {...props} />}
      {computed && (
        <p>
          {t('casePage:sheet.calculation', {
            acres: formatAcres(computed.area),
            rate: formatRupees(computed.ratePerAcre),
          })}
          {computed.concession > 0 && ` − ₹ ${formatRupees(computed.concession)}`} ={' '}
          <b className={number}>₹ {formatRupees(computed.amount)}</b>
        </p>
      )}
      <AmountFields {...props} />
      {remove && (
        <div>
          <Button onClick={remove}>{t('casePage:sheet.remove', { n })}</Button>
        </div>
      )}
    </fieldset>
  );
}
