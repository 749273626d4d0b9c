import {
  computeSheet,
  ValuationLineEntry,
  type ComputedSheet,
  type SheetLineTerms,
  type SheetPlot,
  type Valuation,
} from '@temple-land/portal-core';
import * as v from 'valibot';

/** A line of the sheet as it is typed. */
export interface TypedLine {
  plotNo: string;
  area: string;
  /** The rate that the list does not have. */
  rate: string;
  orderNo: string;
  rateReason: string;
  isChanged: boolean;
  /** The amount instead of the calculated one. */
  amount: string;
  reason: string;
}

/** A text of a line. */
export type LineField = Exclude<keyof TypedLine, 'isChanged'>;

const emptyLine: TypedLine = {
  plotNo: '',
  area: '',
  rate: '',
  orderNo: '',
  rateReason: '',
  isChanged: false,
  amount: '',
  reason: '',
};

/** Returns a new line: that of the only plot, or of a plot that is still to be chosen. */
export const createLine = (plots: readonly SheetPlot[]): TypedLine => ({
  ...emptyLine,
  plotNo: plots.length === 1 ? (plots[0]?.plotNo ?? '') : '',
});

/** Returns the lines that record and rates propose, or an empty one. */
export const toTypedLines = ({ lines = [], plots = [] }: Valuation): readonly TypedLine[] =>
  lines.length === 0
    ? [createLine(plots)]
    : lines.map(({ plotNo, area }) => ({ ...emptyLine, plotNo, area: String(area) }));

/** Returns the plot of a line; undefined while none is chosen. */
export const findPlot = (plots: readonly SheetPlot[], { plotNo }: TypedLine) =>
  plots.find((plot) => plot.plotNo === plotNo);

/** Returns a line as it is sent. */
export function toEntry(line: TypedLine, plot: SheetPlot | undefined): ValuationLineEntry {
  const { plotNo, area, rate, orderNo, rateReason, isChanged, amount, reason } = line;
  const hasRate = plot === undefined || plot.rule !== null;
  return {
    plotNo,
    area,
    ...(hasRate ? {} : { ownRate: { ratePerAcre: rate, orderNo, reason: rateReason } }),
    ...(isChanged ? { override: { amount, reason } } : {}),
  };
}

const fieldOfPath: Readonly<Record<string, LineField>> = {
  area: 'area',
  'ownRate.ratePerAcre': 'rate',
  'ownRate.orderNo': 'orderNo',
  'ownRate.reason': 'rateReason',
  'override.amount': 'amount',
  'override.reason': 'reason',
};

/** Returns the fields of a line that are missing or wrong. */
export function listFaultyFields(line: TypedLine, plots: readonly SheetPlot[]): LineField[] {
  const plot = findPlot(plots, line);
  const { issues = [] } = v.safeParse(ValuationLineEntry, toEntry(line, plot));
  const fields = issues.flatMap((issue) => fieldOfPath[v.getDotPath(issue) ?? ''] ?? []);
  return [...new Set<LineField>([...(plot === undefined ? (['plotNo'] as const) : []), ...fields])];
}

function toTerms(line: TypedLine, plots: readonly SheetPlot[]): SheetLineTerms {
  const plot = findPlot(plots, line);
  const toNumber = (text: string) => (Number(text) > 0 ? Number(text) : 0);
  return {
    plotNo: line.plotNo,
    kisam: plot?.kisam ?? '',
    area: toNumber(line.area),
    rule: plot?.rule ?? null,
    ownRate:
      plot === undefined || plot.rule !== null
        ? null
        : { ratePerAcre: toNumber(line.rate), orderNo: line.orderNo, reason: line.rateReason },
    override: line.isChanged ? { amount: toNumber(line.amount), reason: line.reason } : null,
  };
}

/** Computes typed lines as the service will; a text that is no number counts as 0. */
export const computeTypedSheet = (
  lines: readonly TypedLine[],
  plots: readonly SheetPlot[],
): ComputedSheet => computeSheet(lines.map((line) => toTerms(line, plots)));
