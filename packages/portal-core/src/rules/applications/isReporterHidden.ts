import { applicationTypes } from '../../constants.ts';
import type { ApplicationType } from '../../schemas/applications/track.ts';

const hiddenTypes: ReadonlySet<ApplicationType> = new Set([
  applicationTypes.illegitimateUse,
  applicationTypes.caseNumber,
]);

/** Returns whether the applicant is hidden from officers: for a report of illegitimate use and its case. */
export function isReporterHidden(type: ApplicationType): boolean {
  return hiddenTypes.has(type);
}
