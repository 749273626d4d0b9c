import { atom } from 'jotai';
import { getSession } from '../../../state/session.ts';
import { portalStore } from '../../../state/store.ts';
import { openFieldDatabase, type KeptPhoto, type KeptReport } from './fieldDatabase.ts';

/** The reports of the signed-in user on this device, oldest first; undefined until they are read. */
export const keptReportsAtom = atom<readonly KeptReport[] | undefined>(undefined);

/** Returns a random UUID; crypto.randomUUID does not exist on a plain-http intranet. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the reports of a user on this device, oldest first. */
export async function listKeptReports(userId: number): Promise<KeptReport[]> {
  const database = await openFieldDatabase();
  const reports = await database.getAllFromIndex('reports', 'user', userId);
  return reports.toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt));
}

/** Reads the reports of the signed-in user again, for the pages that show them. */
export async function refreshKeptReports(): Promise<void> {
  const userId = getSession()?.userId;
  const reports = userId === undefined ? [] : await listKeptReports(userId);
  portalStore.set(keptReportsAtom, reports);
}

/** Returns the report of an application on this device. */
export async function findKeptReport(
  userId: number,
  applicationId: number,
): Promise<KeptReport | undefined> {
  return (await openFieldDatabase()).get('reports', [userId, applicationId]);
}

/** Stores a report on this device. */
export async function putKeptReport(report: KeptReport): Promise<void> {
  await (await openFieldDatabase()).put('reports', report);
  await refreshKeptReports();
}

/**
 * Changes the stored report in one transaction, so that what was typed meanwhile is not overwritten; `change` returns
 * the changed report, or undefined to delete it with its photos.
 */
export async function changeKeptReport(
  { userId, applicationId }: Pick<KeptReport, 'userId' | 'applicationId'>,
  change: (report: KeptReport) => KeptReport | undefined,
): Promise<KeptReport | undefined> {
  const database = await openFieldDatabase();
  const transaction = database.transaction(['reports', 'photos'], 'readwrite');
  const reports = transaction.objectStore('reports');
  const stored = await reports.get([userId, applicationId]);
  const changed = stored && change(stored);
  if (stored !== undefined) {
    if (changed === undefined) {
      await reports.delete([userId, applicationId]);
      const photos = transaction.objectStore('photos');
      for (const { photoId } of stored.content.photos) await photos.delete(photoId);
    } else {
      await reports.put(changed);
    }
  }
  await transaction.done;
  await refreshKeptReports();
  return changed;
}

/** Deletes a report and its photos from this device. */
export const deleteKeptReport = (report: Pick<KeptReport, 'userId' | 'applicationId'>) =>
  changeKeptReport(report, () => undefined);

/** Stores the file of a photo on this device. */
export async function putKeptPhoto(photo: KeptPhoto): Promise<void> {
  await (await openFieldDatabase()).put('photos', photo);
}

/** Returns the file of a photo on this device. */
export async function findKeptPhoto(photoId: string): Promise<KeptPhoto | undefined> {
  return (await openFieldDatabase()).get('photos', photoId);
}

/** Deletes the files of photos from this device. */
export async function deleteKeptPhotos(photoIds: readonly string[]): Promise<void> {
  const database = await openFieldDatabase();
  for (const photoId of photoIds) await database.delete('photos', photoId);
}
