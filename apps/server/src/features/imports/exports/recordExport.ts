import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Input, RecordExportFormat } from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { enforceRateLimit } from '../../../db/limits/rateLimit.ts';
import type { MemberHandler } from '../../../handler.ts';
import { exportRecords } from './exportRecords.ts';

const exportLimit = { action: 'record-export', requests: 60, windowMs: 3_600_000 };

const mediaTypes: Readonly<Record<RecordExportFormat, string>> = {
  gpkg: 'application/geopackage+sqlite3',
  geojson: 'application/geo+json',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Writes records into a folder of their own, which is deleted when they were sent: a slow receiver holds no
 * transaction.
 */
async function* writeRecords(
  db: Database,
  { what, format, withPersons }: Input<'recordExport'>,
): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const name = what === 'land' ? 'land' : `${what}s`;
  const file = join(folder, `${name}.${format}`);
  try {
    const path = format === 'gpkg' ? file : folder;
    await exportRecords(db, {
      format,
      path,
      withPersons,
      ...(what === 'land' ? {} : { entities: [what] }),
    });
    for await (const bytes of createReadStream(file)) yield bytes as Uint8Array;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Answers api/admin/exports/file: the land record as a whole or the records of one kind that are in use, in the form
 * that an import reads; the export and the reason for personal data are in the audit trail. Without personal data, if
 * it is not asked for, an import may miss fields.
 */
export const recordExport: MemberHandler<'recordExport'> = async (request, context) => {
  await enforceRateLimit(context, exportLimit);
  const { what, format, withPersons, reason } = request;
  await addAuditEntry(context.db, context, {
    action: 'EXPORT',
    remark: `${what} ${format}`,
    changedFields: withPersons ? [{ label: 'reason', value: reason }] : [],
  });
  return {
    fileName: `${what}.${format}`,
    mediaType: mediaTypes[format],
    bytes: writeRecords(context.db, request),
  };
};
