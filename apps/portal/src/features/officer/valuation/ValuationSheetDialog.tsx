import { mostSheetLines } from '@temple-land/portal-core';
import { Button, Dialog, Form, Stack } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { muted, number } from '../../../common/page/card.css.ts';
import { formatArea } from '../../../common/applications/ValuationLines.tsx';
import { formatCount, formatRupees } from '../../../i18n/format.ts';
import {
  computeTypedSheet,
  createLine,
  listFaultyFields,
  type LineField,
  type TypedLine,
} from './sheetEntry.ts';
import { fieldLabels, SheetLineFields } from './SheetLineFields.tsx';
import type { SheetState } from './useSheet.ts';
import * as styles from './valuation.css.ts';

/** The props of `ValuationSheetDialog`. */
export interface ValuationSheetDialogProps {
  sheet: SheetState;
}

function SheetSum({ lines, plots }: Pick<SheetState, 'lines' | 'plots'>) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const { areaGranted, fee, amountDue } = computeTypedSheet(lines, plots);
  const sum = Math.round((amountDue - fee) * 100) / 100;
  const rows = [
    [t('common:amountDue.area'), formatArea(areaGranted, { t })],
    [t('casePage:sheet.sum'), `₹ ${formatRupees(sum)}`],
    ...(fee > 0 ? [[t('common:amountDue.fee'), `₹ ${formatRupees(fee)}`] as const] : []),
    [t('common:amountDue.total'), `₹ ${formatRupees(amountDue)}`],
  ] as const;
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd className={number}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the typed lines with their faults, and the way to change them. */
function useTypedLines(state: SheetState) {
  const { plots } = state;
  const [lines, setLines] = useState(state.lines);
  return {
    lines,
    plots,
    computed: computeTypedSheet(lines, plots),
    faults: lines.map((line) => listFaultyFields(line, plots)),
    add: () => setLines([...lines, createLine(plots)]),
    change: (index: number, changed: Partial<TypedLine>) =>
      setLines(lines.map((one, at) => (at === index ? { ...one, ...changed } : one))),
    remove:
      lines.length === 1
        ? undefined
        : (index: number) => setLines(lines.filter((_, at) => at !== index)),
  };
}

/** Fills in the valuation sheet: a line for each plot or part of it, its rate and amount. */
export function ValuationSheetDialog({ sheet: state }: ValuationSheetDialogProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const { keep, setIsOpen } = state;
  const { lines, plots, computed, faults, add, change, remove } = useTypedLines(state);
  const close = () => setIsOpen(false);
  const formId = useId();
  const [submitCount, setSubmitCount] = useState(0);
  const idOf = (index: number) => (field: LineField) => `${formId}${index}${field}`;
  const toMessage = (field: LineField) =>
    t('specification:step.need', { label: t(fieldLabels[field]) });
  const problems = faults.flatMap((fields, index) =>
    fields.map((field) => ({
      controlId: idOf(index)(field),
      message: t('casePage:sheet.problem', { n: formatCount(index + 1), text: toMessage(field) }),
    })),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (problems.length > 0) return;
    keep(lines);
    close();
  };
  return (
    <Dialog
      isOpen
      size="wide"
      onOpenChange={close}
      title={t('common:sheet')}
      footer={
        <>
          <Button onClick={close}>{t('casePage:sheet.cancel')}</Button>
          <Button type="submit" form={formId} kind="primary">
            {t('casePage:sheet.keep')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <Stack>
          <p className={muted}>{t('casePage:sheet.lead')}</p>
          {lines.map((line, index) => (
            <SheetLineFields
              // oxlint-disable-next-line react/no-array-index-key -- a line has no id, and its fields are typed
              key={index}
              {...{ index, line, plots }}
              computed={computed.lines[index]}
              areaGranted={computed.areaGranted}
              idOf={idOf(index)}
              findError={(field) =>
                submitCount > 0 && faults[index]?.includes(field) === true
                  ? toMessage(field)
                  : undefined
              }
              change={(changed) => change(index, changed)}
              remove={remove && (() => remove(index))}
            />
          ))}
          {lines.length < mostSheetLines && (
            <div>
              <Button onClick={add}>{t('casePage:sheet.add')}</Button>
            </div>
          )}
          <SheetSum {...{ lines, plots }} />
        </Stack>
      </Form>
    </Dialog>
  );
}
