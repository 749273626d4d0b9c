import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileReply, CachedFile } from '../../handler.ts';
import { HttpError } from '../errors.ts';
import { resetSocket } from '../connections/trackSockets.ts';

const zip = promisify(gzip);

const withErrorReset = (reply: FastifyReply) =>
  reply
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox");

// When the source of a stream fails, the connection is reset, so that a part is not taken for the whole file.
function toStream(reply: FastifyReply, bytes: AsyncIterable<Uint8Array>) {
  return Readable.from(bytes).once('error', () => {
    if (reply.raw.headersSent) resetSocket(reply.request.raw.socket);
  });
}

const acceptsGzip = ({ headers }: FastifyRequest, coding: string) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some(
      (entry) => entry.trim().split(';')[0] === coding && !/;\s*q=0(\.0*)?$/.test(entry.trim()),
    );

const isCachedByBrowser = ({ headers }: FastifyRequest, etag: string) =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some((entry) => entry.trim().replace(/^W\//, '') === etag);

/** Sends a file of open data, compressed on its way where the client can unpack it. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, file: FileReply, etag: string) {
  void withErrorReset(reply)
    .headers({ 'Cache-Control': 'public, no-cache', ETag: etag, Vary: 'Accept-Encoding' })
    .header('Content-Disposition', `attachment; filename="${file.fileName}"`);
  if (isCachedByBrowser(request, etag)) return reply.code(304).send();
  void reply.type(file.mediaType);
  if (file.bytes instanceof Uint8Array) return reply.send(Buffer.from(file.bytes));
  const source = toStream(reply, file.bytes);
  if (!acceptsGzip(request, 'gzip')) return reply.send(source);
  const packed = createGzip({ level: constants.Z_BEST_SPEED });
  source.once('error', (error) => packed.destroy(error));
  return reply.header('Content-Encoding', 'gzip').send(source.pipe(packed));
}

function sendDownload(reply: FastifyReply, file: FileReply) {
  const disposition = file.isFeed === true ? 'inline' : 'attachment';
  return withErrorReset(reply)
    .header('Cache-Control', file.isFeed === true ? 'public, max-age=300' : 'private, no-store')
    .header(
      'Content-Disposition',
      `${disposition}; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    )
    .type(file.mediaType)
    .send(file.bytes instanceof Uint8Array ? Buffer.from(file.bytes) : toStream(reply, file.bytes));
}

// The browser must revalidate its cache each time, so that an ended session or another user of the browser sees
// nothing; what everyone may see is cached by proxies too.
async function sendCached(request: FastifyRequest, reply: FastifyReply, file: CachedFile) {
  void withErrorReset(reply)
    .header('Cache-Control', file.isPublic ? 'public, no-cache' : 'private, no-cache')
    .header('ETag', file.etag)
    .header('Vary', file.isPublic ? 'Accept-Encoding' : 'Authorization, Accept-Encoding');
  if (isCachedByBrowser(request, file.etag)) return reply.code(304).send();
  const bytes = await file.make();
  void reply.type(file.mediaType);
  if (bytes.length === 0 || !acceptsGzip(request, 'gzip')) return reply.send(Buffer.from(bytes));
  const packed = await zip(bytes, { level: constants.Z_BEST_SPEED });
  return reply.header('Content-Encoding', 'gzip').send(packed);
}

/** Sends a file, or answers 404 without one; a cached file is only sent when it has changed. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileReply | CachedFile | undefined,
) {
  if (!file) throw new HttpError(404);
  if ('make' in file) return sendCached(request, reply, file);
  return file.publicEtag === undefined
    ? sendDownload(reply, file)
    : sendPublic(request, reply, file, file.publicEtag);
}
