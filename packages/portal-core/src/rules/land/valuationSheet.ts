import type {
  SheetPlot,
  Valuation,
  ValuationLine,
  ValuationRule,
} from '../../schemas/applications/valuation.ts';
import { computeAmountDue } from './amountDue.ts';
import { sumAcres } from './area.ts';

/** What a line of a valuation sheet is computed from; acres and rupees. */
export interface SheetLineTerms extends Pick<
  ValuationLine,
  'plotNo' | 'kisam' | 'area' | 'override'
> {
  /** The rate of the list in force for the land; null where there is none. */
  rule: ValuationRule | null;
  /** The rate that the officer entered; only where the list has none. */
  ownRate: { ratePerAcre: number; orderNo: string; reason: string } | null;
}

/** The lines of a sheet with their amounts, and their sum. */
export type ComputedSheet = Pick<
  Valuation,
  'areaGranted' | 'ratePerAcre' | 'value' | 'concession' | 'fee' | 'amountDue' | 'rule'
> & { lines: ValuationLine[] };

const toPaise = (rupees: number) => Math.round(rupees * 100);
const sumRupees = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + toPaise(amount), 0) / 100;

/** Returns acres, value and concession of lines together; an amount that the officer set counts as value alone. */
export const sumLines = (lines: readonly ValuationLine[]) => ({
  areaGranted: sumAcres(lines.map(({ area }) => area)),
  value: sumRupees(lines.map((line) => line.override?.amount ?? line.value)),
  concession: sumRupees(lines.map((line) => (line.override ? 0 : line.concession))),
});

/** Returns what is due: value less concession, and the fee. */
export const computeDue = ({
  value,
  concession,
  fee,
}: Record<'value' | 'concession' | 'fee', number>) =>
  (toPaise(value) - toPaise(concession) + toPaise(fee)) / 100;

/** Computes a line: the concession depends on the acres of the whole sheet, so that parts of a plot get no more of it. */
function computeLine(
  { plotNo, kisam, area, rule, ownRate, override }: SheetLineTerms,
  areaGranted: number,
): ValuationLine {
  const ratePerAcre = rule?.ratePerAcre ?? ownRate?.ratePerAcre ?? 0;
  const hasConcession = rule !== null && areaGranted <= rule.concessionUpTo;
  const { value, concession, amountDue } = computeAmountDue({
    areaGranted: area,
    ratePerAcre,
    concessionPercent: hasConcession ? rule.concessionPercent : 0,
    concessionUpTo: area,
    fee: 0,
  });
  const own = ownRate && { orderNo: ownRate.orderNo, reason: ownRate.reason };
  const land = { plotNo, kisam, area };
  return {
    ...land,
    ratePerAcre,
    rule,
    ownRate: own,
    value,
    concession,
    amount: amountDue,
    override,
  };
}

const toTerms = ({ plotNo, kisam, rule }: SheetPlot, area: number): SheetLineTerms => ({
  plotNo,
  kisam,
  area,
  rule,
  ownRate: null,
  override: null,
});

/**
 * Returns a line by the list of rates for each plot; none where several plots have more acres than are applied for, so
 * that it is unknown which of them are meant.
 */
export function proposeLines(plots: readonly SheetPlot[], area: number): SheetLineTerms[] {
  const [first] = plots;
  if (first !== undefined && plots.length === 1)
    return [toTerms(first, Math.min(area, first.area))];
  const whole = sumAcres(plots.map((plot) => plot.area));
  return whole <= area ? plots.map((plot) => toTerms(plot, plot.area)) : [];
}

/** Returns whether a line has no amount, because neither the list nor the officer has a rate for it. */
export const isWithoutRate = ({
  rule,
  ownRate,
  override,
}: Pick<ValuationLine, 'rule' | 'ownRate' | 'override'>): boolean =>
  rule === null && ownRate === null && override === null;

const isSameRule = (first: ValuationRule | null, second: ValuationRule | null) =>
  JSON.stringify(first) === JSON.stringify(second);

/**
 * Computes a valuation sheet. An amount that the officer set counts as value without concession. The fee is charged
 * once, the highest of the rates. The rate of the sheet is that of its lines, or the average where they differ.
 */
export function computeSheet(terms: readonly SheetLineTerms[]): ComputedSheet {
  const areaGranted = sumAcres(terms.map(({ area }) => area));
  const lines = terms.map((line) => computeLine(line, areaGranted));
  const { value, concession } = sumLines(lines);
  const fee = Math.max(0, ...lines.map(({ rule }) => toPaise(rule?.fee ?? 0))) / 100;
  const [first] = lines;
  const isUniform = lines.every(
    ({ override, ratePerAcre }) => override === null && ratePerAcre === first?.ratePerAcre,
  );
  const average = areaGranted === 0 ? 0 : Math.round((value / areaGranted) * 100) / 100;
  const rule = first?.rule ?? null;
  return {
    lines,
    areaGranted,
    ratePerAcre: isUniform ? (first?.ratePerAcre ?? 0) : average,
    value,
    concession,
    fee,
    amountDue: computeDue({ value, concession, fee }),
    rule: lines.every((line) => isSameRule(line.rule, rule)) ? rule : null,
  };
}
