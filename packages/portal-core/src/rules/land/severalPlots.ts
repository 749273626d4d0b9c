import { computeDue, sumLines, type ComputedSheet } from './valuationSheet.ts';

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
