import { and, desc, notInArray } from 'drizzle-orm';
import { declarationVersion, listMissingDocuments, type Input } from '@temple-land/portal-core';
import { isTemporaryFile } from '../../apps/server/src/db/applications/temporaryFiles.ts';
import { documents } from '../../apps/server/src/db/schema/documents.ts';
import { newKey, uploadTemporaryFile, type Place } from './landApplication.ts';
import { confirmApplication } from './confirmApplication.ts';
import type { TestApp } from './makeApp.ts';

const boundary = {
  boundaryNorth: 'Plot 12',
  boundaryEast: 'The village road',
  boundarySouth: 'The tank of the matha',
  boundaryWest: 'Land of Hari Das',
};

/** Returns what a kind of application says about the land as it is. */
function landUseOf(kind: string | undefined): Partial<Input<'applyLand'>> {
  const use = { presentUse: 'vacant', structure: 'none' } as const;
  if (kind === 'lease' || kind === 'exchange') return { ...use, ...boundary };
  const possession: Partial<Input<'applyLand'>> = {
    possessionSince: 1990,
    possessionBasis: 'inherited',
    possessionProofs: [
      { kind: 'electricity', from: 1996, to: 2025 },
      { kind: 'voterList', from: 1991, to: 1991 },
    ],
  };
  return kind === 'purchase' ? { ...use, ...boundary, ...possession } : {};
}

/** Returns proofs of possession, each with a file. */
const addFiles = (
  proofs: NonNullable<Input<'applyLand'>['possessionProofs']>,
  files: readonly string[],
) =>
  proofs.map((proof, at) => {
    const file = files[at];
    return file === undefined ? proof : { ...proof, file };
  });

let challans = 0;

/** Returns the challan of the application fee of a kind that has a rate. */
function feeOf(kind: string | undefined): Partial<Input<'applyLand'>> {
  if (kind !== 'purchase' && kind !== 'lease' && kind !== 'renewal') return { feePayment: 'none' };
  challans += 1;
  return {
    feePayment: 'challan',
    challanNo: `CH/${challans}`,
    challanOn: '2026-01-05',
    challanAmount: 100,
  };
}

/** More files than a request has, and fewer than the office's limit of files that wait. */
const keptFiles = 40;

/** Deletes the files of earlier requests that were refused, so that one person can make many. */
async function deleteOldFiles({ deps: { db } }: TestApp): Promise<void> {
  const newest = db
    .select({ id: documents.id })
    .from(documents)
    .where(isTemporaryFile())
    .orderBy(desc(documents.id))
    .limit(keptFiles);
  await db.delete(documents).where(and(isTemporaryFile(), notInArray(documents.id, newest)));
}

/** Returns a complete request of a kind, confirmed by a code, with an uploaded file of each document. */
export async function requestOfKind(
  service: TestApp,
  token: string,
  place: Place,
  answers: Partial<Input<'applyLand'>>,
): Promise<Input<'applyLand'>> {
  const { districtCode, tahasilCode, villageCode, khataNo, plotCode, recordedArea } = place;
  await confirmApplication(service, token);
  await deleteOldFiles(service);
  const documentKinds: Record<string, number> = {};
  const fee = answers.feePayment === 'none' ? {} : feeOf(answers.applicationKind);
  const rules = await service.result('documentKinds', {});
  for (const { documentId } of listMissingDocuments(rules, { plotCode, ...fee, ...answers }, [])) {
    documentKinds[await uploadTemporaryFile(service, token)] = documentId;
  }
  const use = landUseOf(answers.applicationKind);
  const proofs = answers.possessionProofs ?? use.possessionProofs;
  const proofFiles = Object.keys(documentKinds).filter((file) =>
    [10, 22].includes(documentKinds[file] ?? 0),
  );
  return {
    districtCode,
    tahasilCode,
    villageCode,
    khataNo,
    plotCode,
    area: recordedArea,
    purpose: 'Kitchen garden beside the house',
    ...use,
    ...fee,
    declarationVersion,
    ...answers,
    ...(proofs && { possessionProofs: addFiles(proofs, proofFiles) }),
    documents: Object.keys(documentKinds),
    documentKinds,
    idempotencyKey: newKey(),
  };
}
