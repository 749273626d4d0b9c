import type { ValuationRule } from '../../schemas/applications/valuation.ts';
import { computeDue, sumLines, type ComputedSheet } from './valuationSheet.ts';

/** The rate of a plot, and the acres that it is for. */
export interface RatedShare {
  rule: ValuationRule;
  area: number;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

/**
 * Returns the rates of several plots as one. Where they differ, the rate is their mean by acres, the fees are due once at
 * the highest, and the concession is the smallest, so that it never depends on the order of the plots.
 */
export function combineRules(shares: readonly RatedShare[]): ValuationRule | undefined {
  const [first] = shares;
  if (first === undefined) return undefined;
  const isSame = shares.every(({ rule }) => JSON.stringify(rule) === JSON.stringify(first.rule));
  if (isSame) return first.rule;
  const rules = shares.map(({ rule }) => rule);
  const acres = shares.reduce((sum, { area }) => sum + area, 0);
  const whole = shares.reduce((sum, { rule, area }) => sum + rule.ratePerAcre * area, 0);
  return {
    orderNo: distinct(rules.map(({ orderNo }) => orderNo)).join(', '),
    ratePerAcre: Math.round((whole / acres) * 100) / 100,
    concessionPercent: Math.min(...rules.map(({ concessionPercent }) => concessionPercent)),
    concessionUpTo: Math.min(...rules.map(({ concessionUpTo }) => concessionUpTo)),
    fee: Math.max(...rules.map(({ fee }) => fee)),
    applicationFee: Math.max(...rules.map(({ applicationFee = 0 }) => applicationFee)),
    kisam: distinct(rules.map(({ kisam = '' }) => kisam)).join(', '),
    isForMouza: rules.every(({ isForMouza }) => isForMouza === true),
    effectiveFrom:
      rules
        .map(({ effectiveFrom = '' }) => effectiveFrom)
        .toSorted()
        .at(-1) ?? '',
  };
}

/** What is divided of a valuation sheet; acres and rupees. */
export type DividedSheet = Pick<
  ComputedSheet,
  'areaGranted' | 'ratePerAcre' | 'value' | 'concession' | 'fee' | 'amountDue' | 'lines'
>;

/** Returns the part of a valuation sheet that its lines of a plot make up, with a part of the fee. */
function pickPlot<Sheet extends DividedSheet>(sheet: Sheet, plotNo: string, fee: number): Sheet {
  const lines = sheet.lines.filter((line) => line.plotNo === plotNo);
  const sums = sumLines(lines);
  const { areaGranted, value } = sums;
  const ratePerAcre = areaGranted === 0 ? 0 : Math.round((value / areaGranted) * 100) / 100;
  return { ...sheet, lines, ...sums, ratePerAcre, fee, amountDue: computeDue({ ...sums, fee }) };
}

/** Divides a valuation sheet among its plots by its lines; the first one has the fee, so that the parts add up. */
export function divideSheet<Sheet extends DividedSheet>(
  sheet: Sheet,
  plotNos: readonly string[],
): Sheet[] {
  if (plotNos.length <= 1) return plotNos.map(() => sheet);
  return plotNos.map((plotNo, index) => pickPlot(sheet, plotNo, index === 0 ? sheet.fee : 0));
}
