import { expect } from 'vitest';
import { importPartBytes, type ImportJob } from '@temple-land/portal-core';
import { runImportJobs } from '../../apps/server/src/features/imports/jobs/runJobs.ts';
import type { TestApp } from './makeApp.ts';

/** Sends files as an administrator and lets the service read them; returns the number of the import. */
export async function uploadImport(
  service: TestApp,
  files: Readonly<Record<string, Uint8Array>>,
  token: string,
): Promise<number> {
  const announced = Object.entries(files).map(([name, { length: bytes }]) => ({ name, bytes }));
  const { id } = await service.result('importStart', { files: announced }, token);
  for (const [file, bytes] of Object.values(files).entries()) {
    for (let part = 0; part * importPartBytes < bytes.length; part += 1) {
      const from = part * importPartBytes;
      const input = { id, index: String(file), part: String(part), fileName: 'part' };
      const own = bytes.subarray(from, from + importPartBytes);
      await service.result('importUpload', { ...input, bytes: own }, token);
    }
  }
  expect(await service.call('importRead', { id }, token)).toEqual({ status: 200 });
  await runImportJobs(service.deps);
  return id;
}

/** Returns an import as its administrator sees it. */
export const readImport = (service: TestApp, id: number, token: string): Promise<ImportJob> =>
  service.result('importJob', { id }, token);

/** Checks an import by the mapping that was guessed; returns it afterwards. */
export async function checkImport(service: TestApp, id: number, token: string): Promise<ImportJob> {
  const { mapping, crs } = await readImport(service, id, token);
  const request = { id, mapping, crs, accepted: [] };
  expect(await service.call('importCheck', request, token)).toEqual({ status: 200 });
  await runImportJobs(service.deps);
  return readImport(service, id, token);
}
