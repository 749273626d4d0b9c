import {
  computeSheet,
  formatAcres,
  message,
  sumAcres,
  type ComputedSheet,
  type Language,
  type MessageKey,
  type SheetLineTerms,
  type SheetPlot,
  type StepData,
  type ValuationEntry,
  type ValuationLineEntry,
} from '@temple-land/portal-core';
import { findSheetPlot, listSheetPlots } from '../../db/applications/sheetPlots.ts';
import type { Database } from '../../db/database.ts';
import type { ApplicationState } from './applicationState.repository.ts';

/** A sheet that the service computed with the fields of the step that follow from it, or why it is refused. */
export type StepSheet = { fault: string } | { sheet: ComputedSheet; given: StepData };

/** Returns whether a step values land, and therefore requires a sheet. */
export const needsSheet = ({ type }: ApplicationState, action: string): boolean =>
  type === 2 && action === 'value';

interface LineFault {
  key: MessageKey;
  n: string;
}

function toTerms(
  { area, ownRate, override }: ValuationLineEntry,
  { plotNo, kisam, rule }: SheetPlot,
): SheetLineTerms {
  return {
    plotNo,
    kisam,
    area: Number(area),
    rule,
    ownRate: ownRate ? { ...ownRate, ratePerAcre: Number(ownRate.ratePerAcre) } : null,
    override: override ? { ...override, amount: Number(override.amount) } : null,
  };
}

function findRateFault(
  { ownRate }: ValuationLineEntry,
  { rule }: SheetPlot,
  index: number,
): LineFault | undefined {
  const n = String(index + 1);
  if (rule !== null && ownRate) return { key: 'step.sheet.rateExists', n };
  return rule === null && !ownRate ? { key: 'step.sheet.rateNeeded', n } : undefined;
}

function findAreaFault(
  lines: readonly SheetLineTerms[],
  { plotNo, area }: SheetPlot,
): LineFault | undefined {
  const parts = lines.filter((line) => line.plotNo === plotNo);
  const isTooLarge = sumAcres(parts.map((line) => line.area)) > area;
  return isTooLarge ? { key: 'apply.area.large', n: formatAcres(area) } : undefined;
}

/** Returns the only plot of a sheet, which the step names; undefined if it has none or several. */
function findOnlyPlot(lines: readonly SheetLineTerms[]): string | undefined {
  const names = [...new Set(lines.map(({ plotNo }) => plotNo))];
  return names.length === 1 && names[0] !== '' ? names[0] : undefined;
}

/**
 * Computes the valuation sheet of a step from the record and the rates in force, and trusts no amount of the request
 * but a reasoned one. The step's area, rate and plot follow from the sheet.
 */
export async function prepareSheet(
  tx: Database,
  application: ApplicationState,
  entry: ValuationEntry | undefined,
  given: StepData,
  { now, language }: { now: Date; language: Language },
): Promise<StepSheet> {
  if (entry === undefined) return { fault: message(language, 'step.sheet.needed') };
  const known = await listSheetPlots(tx, application, now);
  const lines: SheetLineTerms[] = [];
  const used: SheetPlot[] = [];
  const refuse = ({ key, n }: LineFault): StepSheet => ({ fault: message(language, key, { n }) });
  for (const [index, line] of entry.lines.entries()) {
    const { plotNo } = line;
    const plot =
      known.find((one) => one.plotNo === plotNo) ??
      (application.plotCode === '' ? await findSheetPlot(tx, application, plotNo, now) : undefined);
    if (plot === undefined) return refuse({ key: 'step.plotUnknown', n: plotNo });
    const fault = findRateFault(line, plot, index);
    if (fault) return refuse(fault);
    lines.push(toTerms(line, plot));
    used.push(plot);
  }
  for (const plot of used) {
    const fault = plot.plotNo === '' ? undefined : findAreaFault(lines, plot);
    if (fault) return refuse(fault);
  }
  const sheet = computeSheet(lines);
  const { areaGranted, ratePerAcre } = sheet;
  const { plotNo: _, ...rest } = given;
  const plotNo = findOnlyPlot(lines);
  return {
    sheet,
    given: {
      ...rest,
      areaGranted: String(areaGranted),
      ratePerAcre: String(ratePerAcre),
      ...(plotNo === undefined ? {} : { plotNo }),
    },
  };
}
