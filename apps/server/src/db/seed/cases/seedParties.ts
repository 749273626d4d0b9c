import { formatIndianDate } from '@temple-land/portal-core';
import type { Database } from '../../database.ts';
import { caseNotices, caseParties } from '../../schema/courtCases.ts';
import { familyNames, givenNames } from '../people.ts';
import { getCreationDate, type SampleApplication } from './casePlan.ts';
import type { SampleStep } from './caseTimeline.ts';

/** A sample case with its place and steps. */
export interface SampleCase {
  applicationId: number;
  made: SampleApplication;
  mouza: string;
  steps: readonly SampleStep[];
  /** The officer who issued the notice. */
  issuedBy: number;
  now: Date;
}

const pick = (names: readonly string[], at: number) => names[at % names.length] ?? '';

/** Inserts the respondent of a sample case, with the notice and its service if the case has come so far. */
export async function seedParties(
  db: Database,
  { applicationId, made, mouza, steps, issuedBy, now }: SampleCase,
): Promise<void> {
  const { index } = made;
  const familyName = pick(familyNames, 3 * index);
  const [party] = await db
    .insert(caseParties)
    .values({
      applicationId,
      kind: 'respondent',
      name: `${pick(givenNames, 2 * index + 1)} ${familyName}`,
      fatherName: `${pick(givenNames, 5 * index + 3)} ${familyName}`,
      address: mouza,
      addedBy: issuedBy,
      addedOn: getCreationDate(made, now),
    })
    .returning({ id: caseParties.id });
  const issued = steps.find(({ action }) => action === 'issueNotice');
  if (!party || !issued) return;
  const served = steps.find(({ action }) => action === 'serve');
  const service =
    served === undefined
      ? {}
      : { servedOn: formatIndianDate(served.at), mode: 'inPerson' as const, servedBy: issuedBy };
  const notice = { partyId: party.id, kind: 'showCause' as const, issuedOn: issued.at, issuedBy };
  await db.insert(caseNotices).values({ ...notice, ...service });
}
