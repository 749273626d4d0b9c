import type { FastifyRequest } from 'fastify';
import { uploadMaxBytes } from '@temple-land/portal-core';
import { HttpError } from './errors.ts';

// A little over the limit is answered in words, as the screen expects; far over is not even read.
const bodyMaxBytes = 2 * uploadMaxBytes;

/** Reads the form field `file` of an upload: its name and bytes; a larger file is cut one byte over the limit. */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  if (!request.isMultipart()) throw new HttpError(415);
  if (Number(request.headers['content-length'] ?? 0) > bodyMaxBytes) throw new HttpError(413);
  try {
    const part = await request.file({
      limits: { files: 1, fields: 5, parts: 6, fileSize: uploadMaxBytes + 1 },
      throwFileSizeLimit: false,
    });
    if (part?.fieldname === 'file') {
      return { fileName: part.filename, bytes: await part.toBuffer() };
    }
  } catch (error) {
    request.log.warn({ err: error }, 'upload not readable');
  }
  throw new HttpError(400);
}
