import { computeAmountDue } from '@temple-land/portal-core';
import { AmountDue } from '../../../common/applications/AmountDue.tsx';
import type { SteppableApplication } from './useStepForm.ts';

/** The props of `ValuationPreview`. */
export interface ValuationPreviewProps {
  row: SteppableApplication;
  /** Returns the text of a field of the step. */
  getText: (name: string) => string;
}

const noRule = { concessionPercent: 0, concessionUpTo: 0, fee: 0 };

/** The amount due by the entered area and rate; nothing until both are numbers. */
export function ValuationPreview({ row, getText }: ValuationPreviewProps) {
  const rule = row.valuation?.rule ?? null;
  const areaGranted = Number(getText('areaGranted'));
  const ratePerAcre = Number(getText('ratePerAcre'));
  const termYears = Number(getText('termYears'));
  if (!(areaGranted > 0) || !(ratePerAcre > 0)) return null;
  const due = computeAmountDue({ ...(rule ?? noRule), areaGranted, ratePerAcre });
  const valuation = {
    isProposed: true,
    areaGranted,
    ratePerAcre,
    ...due,
    termYears: termYears > 0 ? termYears : null,
    rule,
    challanNo: '',
    paidOn: null,
  };
  return <AmountDue valuation={valuation} application={row} />;
}
