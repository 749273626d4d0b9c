import {
  formatAcres,
  formatDate,
  isPlotUseField,
  isShown,
  LandSketch,
  plotUseFields,
  Shares,
  StoredProofs,
  type BilingualText,
  type FormField,
} from '@temple-land/portal-core';
import * as v from 'valibot';
import { formatBilingual, formatProofs, formatShares, formatSketch } from './bilingualText.ts';
import { printedFields, getStoredAnswer, getStoredAnswers } from './formFields.ts';
import type { PrintoutRecord } from './printouts.repository.ts';
import { texts } from './printoutTexts.ts';
import type { PrintoutRow } from './renderPrintout.ts';

type PrintedPart = NonNullable<FormField['printed']>['part'];

const asText = (answer: unknown) =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';

function formatAnswer({ kind, choices, storedAs }: FormField, answer: unknown): string {
  const text = asText(answer);
  switch (kind) {
    case 'acres':
      return Number(text) === 0 ? '' : formatAcres(Number(text));
    case 'number':
      return Number(text) === 0 ? '' : Number(text).toLocaleString('en-IN');
    case 'choice':
    case 'select': {
      const printedText = choices?.[text]?.printedText;
      return printedText === undefined ? '' : formatBilingual(printedText);
    }
    case 'shares':
      return v.is(Shares, answer) ? formatShares(answer) : '';
    case 'proofs':
      return v.is(StoredProofs, answer) ? formatProofs(answer) : '';
    case 'sketch':
      return v.is(LandSketch, answer) ? formatSketch(answer) : '';
    case 'checkbox':
      if (answer === true) return formatBilingual(texts.yes);
      // A request may leave the details out, so an empty box there says nothing.
      return answer === undefined || storedAs === 'details' ? '' : formatBilingual(texts.no);
    case 'pastDate':
      return text === '' ? '' : formatDate(text);
    default:
      return text;
  }
}

const toCorrectedLabel = ({ en, or }: BilingualText): BilingualText => ({
  en: `${en}, ${texts.corrected.en}`,
  or: `${or}, ${texts.corrected.or}`,
});

/**
 * Builds the rows of the answers that a part of the printouts shows; those about the first of several plots are among
 * the rows of the plots. An answer that the office asked again is followed by the new one.
 */
export function buildAnswerRows(record: PrintoutRecord, part: PrintedPart): PrintoutRow[] {
  const fields = printedFields[record.application.type];
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.printed?.part !== part) return [];
    // A new choice can have opened a field that the form did not show at first.
    const isGiven = record.corrected[name] !== undefined;
    if (!isGiven && !isShown(fields, name, getStoredAnswers(record))) return [];
    const { label } = field.printed;
    const isAmongPlots = record.plots !== undefined && isPlotUseField(name);
    const value = isAmongPlots ? '' : formatAnswer(field, getStoredAnswer(record, name, field));
    const newer = formatAnswer(field, record.corrected[name]);
    return [
      ...(value === '' ? [] : [{ label, value }]),
      ...(newer === '' ? [] : [{ label: toCorrectedLabel(label), value: newer }]),
    ];
  });
}

/** Builds the rows with use, building and boundaries of each of several plots. */
export const buildPlotUseRows = (record: PrintoutRecord): PrintoutRow[] =>
  (record.plots ?? []).flatMap(({ plotNo, use }, index) => {
    const answers: Readonly<Record<string, unknown>> = index === 0 ? record.details : (use ?? {});
    return Object.entries<FormField>(plotUseFields).flatMap(([name, field]) => {
      if (!isShown(plotUseFields, name, answers)) return [];
      const value = formatAnswer(field, answers[name]);
      const { en, or } = field.printed?.label ?? texts.plot;
      const label = {
        en: `${en}, ${texts.plot.en} ${plotNo}`,
        or: `${or}, ${texts.plot.or} ${plotNo}`,
      };
      return value === '' ? [] : [{ label, value }];
    });
  });
