import type { FastifyRequest } from 'fastify';
import { uploadMaxBytes } from '@temple-land/portal-core';
import { HttpError } from './errors.ts';

/** Reads the form field `file` of an upload: its name and bytes; a larger file is cut one byte over the limit. */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  if (!request.isMultipart()) throw new HttpError(415);
  const part = await request.file({
    limits: { files: 1, fields: 5, fileSize: uploadMaxBytes + 1 },
    throwFileSizeLimit: false,
  });
  if (!part || part.fieldname !== 'file') throw new HttpError(400);
  return { fileName: part.filename, bytes: await part.toBuffer() };
}
