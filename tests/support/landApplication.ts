import { and, eq } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import { findFreeAcres } from '../../apps/server/src/db/applications/plotAvailability.ts';
import { applications } from '../../apps/server/src/db/schema/applications.ts';
import {
  districts,
  khatiyans,
  mouzas,
  plots,
  tahasils,
} from '../../apps/server/src/db/schema/land.ts';
import { leases } from '../../apps/server/src/db/schema/leases.ts';
import { landSaleCases } from '../../apps/server/src/db/schema/register.ts';
import type { TestApp } from './makeApp.ts';
import { files } from './sampleFiles.ts';

/** A plot of the sample with its district, tahasil, mouza and khatiyan. */
export type Place = Pick<
  Input<'applyLand'>,
  'districtCode' | 'tahasilCode' | 'villageCode' | 'khataNo'
> & { plotCode: string; recordedArea: number; status: string; district: string; tahasil: string };

async function placesById({ deps: { db } }: TestApp) {
  const [allDistricts, allTahasils] = [
    await db.select().from(districts),
    await db.select().from(tahasils),
  ];
  const [allMouzas, allBooks] = [await db.select().from(mouzas), await db.select().from(khatiyans)];
  return (khatiyanId: number) => {
    const book = allBooks.find(({ id }) => id === khatiyanId);
    const mouza = allMouzas.find(({ id }) => id === book?.mouzaId);
    const tahasil = allTahasils.find(({ id }) => id === mouza?.tahasilId);
    const district = allDistricts.find(({ id }) => id === tahasil?.districtId);
    return {
      districtCode: district?.id ?? 0,
      tahasilCode: tahasil?.id ?? 0,
      villageCode: mouza?.id ?? 0,
      khataNo: book?.number ?? '',
      district: district?.code ?? '',
      tahasil: tahasil?.nameEn ?? '',
    };
  };
}

/** Returns the plots of the sample with their districts, tahasils, mouzas and khatiyans, in the order of the record. */
export async function loadSamplePlaces(service: TestApp): Promise<Place[]> {
  const rows = await service.deps.db.select().from(plots).orderBy(plots.id);
  const placeOf = await placesById(service);
  return rows.map(({ code, area, status, khatiyanId }) => ({
    ...placeOf(khatiyanId),
    status,
    plotCode: code,
    recordedArea: area,
  }));
}

/** Ends the leases, sales and approvals of the sample, so that every plot is free. */
export async function freeSamplePlots({ deps: { db } }: TestApp): Promise<void> {
  await db
    .update(applications)
    .set({ state: 'CLOSED', status: 'G CLOSE' })
    .where(and(eq(applications.type, 2), eq(applications.status, 'A')));
  await db.update(leases).set({ state: 'ended' });
  await db.delete(landSaleCases);
  await db.update(plots).set({ status: 'available' });
}

/** Returns the first free plot of a tahasil; by default of Brahmagiri, where the sample has officers of every kind. */
export async function findPlace(service: TestApp, tahasilName = 'Brahmagiri'): Promise<Place> {
  for (const place of await loadSamplePlaces(service)) {
    if (place.tahasil !== tahasilName || place.status !== 'available') continue;
    const free = await findFreeAcres(service.deps.db, place.plotCode);
    if (free === place.recordedArea) return place;
  }
  throw new Error(`The sample has no free plot in ${tahasilName}.`);
}

/** Returns the first khatiyan of a tahasil without a plot, so that one citizen can apply for it again and again. */
export async function findKhatiyan(service: TestApp, tahasilName?: string): Promise<Place> {
  return { ...(await findPlace(service, tahasilName)), plotCode: '' };
}

/** Returns a function that returns each plot once. */
export function oneByOne(places: readonly Place[]): () => Place {
  const rest = [...places];
  return () => {
    const place = rest.shift();
    if (place === undefined) throw new Error('The sample has no plots left.');
    return place;
  };
}

let keys = 0;

/** Returns a new idempotency key. */
export function newKey(): string {
  keys += 1;
  return `application-key-${keys}`;
}

/** Uploads a document and returns its temporary name. */
export async function uploadTemporaryFile(service: TestApp, token: string): Promise<string> {
  const upload = { fileName: 'identity.pdf', bytes: files.pdf };
  const { tempId } = await service.result('saveFileToTemp', upload, token);
  return tempId;
}

/** Returns a complete request for a plot; its document is uploaded. */
export async function requestFor(
  service: TestApp,
  token: string,
  place: Place,
): Promise<Input<'applyLand'>> {
  const { districtCode, tahasilCode, villageCode, khataNo, plotCode, recordedArea } = place;
  return {
    districtCode,
    tahasilCode,
    villageCode,
    khataNo,
    plotCode,
    area: recordedArea,
    purpose: 'Kitchen garden beside the house',
    holding: 'lease',
    documents: [await uploadTemporaryFile(service, token)],
    idempotencyKey: newKey(),
  };
}

/** Applies for a plot and returns number and id of the new application. */
export async function applyFor(
  service: TestApp,
  { token, userId }: { token: string; userId: number },
  place: Place,
) {
  const request = await requestFor(service, token, place);
  const { applicationNo } = await service.result('applyLand', request, token);
  const page = { createdBy: userId, pageNumber: 1, pageSize: 1000 };
  const { rows } = await service.result('appliedLand', page, token);
  const row = rows.find((own) => own.applicationNo === applicationNo);
  return { applicationNo, applicationId: row?.applicationId ?? 0 };
}
