import type { FastifyRequest } from 'fastify';
import { uploadMaxBytes } from '@temple-land/portal-core';
import { HttpError } from '../errors.ts';

/** An upload: the file, and the other fields of its form as text. */
export type Upload = Record<string, unknown> & { fileName: string; bytes: Uint8Array };

async function readParts(request: FastifyRequest, maxBytes: number): Promise<Upload | undefined> {
  const fields: Record<string, unknown> = {};
  let file: Pick<Upload, 'fileName' | 'bytes'> | undefined;
  const limits = { files: 1, fields: 5, parts: 6, fileSize: maxBytes + 1, fieldSize: 1000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file')
      file = { fileName: part.filename, bytes: await part.toBuffer() };
    else return undefined;
  }
  return file && { ...fields, ...file };
}

/** Reads the form of an upload; its file is the field `file`, truncated one byte above the limit. */
export async function readUpload(
  request: FastifyRequest,
  maxBytes = uploadMaxBytes,
): Promise<Upload> {
  if (!request.isMultipart()) throw new HttpError(415);
  // Files slightly above the limit get a message; far larger ones are not read.
  if (Number(request.headers['content-length'] ?? 0) > 2 * maxBytes) throw new HttpError(413);
  try {
    const upload = await readParts(request, maxBytes);
    if (upload) return upload;
  } catch (error) {
    request.log.warn({ err: error }, 'upload not readable');
  }
  throw new HttpError(400);
}
