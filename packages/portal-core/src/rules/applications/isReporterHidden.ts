import { applicationTypes } from '../../constants.ts';
import type { ApplicationType } from '../../schemas/applications/track.ts';

const hiddenTypes: ReadonlySet<ApplicationType> = new Set([
  applicationTypes.illegitimateUse,
  applicationTypes.caseNumber,
]);

/** Returns whether officers are not told who stands behind an application: a report of illegitimate use, or its case. */
export function isReporterHidden(type: ApplicationType): boolean {
  return hiddenTypes.has(type);
}
