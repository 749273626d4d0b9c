import {
  getFileExtension,
  mapFileMaxBytes,
  mapFileMaxCorners,
  mapFileMaxShapes,
  mapFileTypes,
  message,
  type Language,
} from '@temple-land/portal-core';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { cleanFileName } from '../formats/cleanFileName.ts';
import { UnreadableFile } from '../formats/sourceTable.ts';
import { readMapFile, type MapFileFault } from './readMapFile.ts';

const limit = { action: 'mapFile', requests: 120, windowMs: 600_000 };

const isMapFile = (name: string) => mapFileTypes.some((type) => type === getFileExtension(name));

async function scan({ scanner, caller, record }: SignedIn, bytes: Uint8Array) {
  try {
    if ((await scanner.find(bytes)) === undefined) return undefined;
    record('harmful file refused', { userId: caller.userId });
    return { status: 415 } as const;
  } catch {
    record('file not scanned', { userId: caller.userId });
    return { status: 503 } as const;
  }
}

function describeFault(fault: MapFileFault, language: Language): string {
  if (fault.kind === 'outside') {
    const { table, row } = fault;
    return message(language, 'map.file.outside', { table, row: String(row) });
  }
  const most = { shapes: String(mapFileMaxShapes), corners: String(mapFileMaxCorners) };
  return message(language, `map.file.${fault.kind}`, most);
}

/**
 * Answers geo/file: the polygons of a file in degrees, which is not stored; 413 for one that is too large, 415 for
 * another kind or malware, 422 for one without readable polygons in India, 503 if the scanner does not answer.
 */
export const mapFile: MemberHandler<'mapFile'> = async ({ fileName, bytes, crs }, context) => {
  const { caller, language } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  const name = cleanFileName(fileName);
  if (bytes.length > mapFileMaxBytes) return { status: 413 };
  if (!isMapFile(name)) return { status: 415 };
  const refused = await scan(context, bytes);
  if (refused) return refused;
  try {
    const read = await readMapFile(name, bytes, crs);
    if ('shapes' in read) return { status: 200, result: read };
    return { status: 422, message: describeFault(read, language) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return {
      status: 422,
      message: message(language, 'map.file.unreadable', { reason: error.message }),
    };
  }
};
