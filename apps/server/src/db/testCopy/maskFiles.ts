import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { queryRows, type Database } from '../database.ts';

const picture = { width: 240, height: 320, channels: 3, background: '#c9c3ba' } as const;

async function createPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Masked in a test copy', { x: 60, y: 700 });
  return document.save();
}

/** Returns the file that stands in a test copy for every uploaded file, by its media type. */
async function createStandIns(): Promise<ReadonlyMap<string, Uint8Array>> {
  const blank = sharp({ create: picture });
  return new Map([
    ['application/pdf', await createPdf()],
    ['image/jpeg', await blank.clone().jpeg().toBuffer()],
    ['image/png', await blank.clone().png().toBuffer()],
  ]);
}

/** What a test copy does with uploaded files. */
export interface FileMask {
  /** Returns what is stored under a key in place of the uploaded file; undefined for nothing. */
  replace(tx: Database, key: string): Promise<Uint8Array | undefined>;
  /** Describes the stored files in the rows of the documents. */
  describe(tx: Database): Promise<void>;
}

/** Creates the mask of uploaded files. */
export async function createFileMask(): Promise<FileMask> {
  const standIns = await createStandIns();
  const pdf = standIns.get('application/pdf');
  return {
    replace: async (tx, key) => {
      const [row] = await queryRows<{ mediaType: string }>(
        tx,
        sql`select media_type as "mediaType" from documents where storage_key = ${key}`,
      );
      return row && (standIns.get(row.mediaType) ?? pdf);
    },
    describe: async (tx) => {
      for (const [mediaType, bytes] of standIns) {
        const hash = createHash('sha256').update(bytes).digest('hex');
        await tx.execute(sql`update documents set size = ${bytes.length}, sha256 = ${hash},
            file_name = 'document-' || id || coalesce(substring(file_name from '\\.[A-Za-z]+$'), ''),
            content = case when content is null then null else ${Buffer.from(bytes)}::bytea end,
            watermark = '', original_sha256 = null
          where media_type = ${mediaType}`);
      }
    },
  };
}
