import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { files } from '../sampleFiles.ts';
import { hostileFiles, type HostileFile } from './hostileFile.ts';
import { mark } from './pdfBuilder.ts';

const MB = 1024 * 1024;
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const header = (width: number, height: number, bits = 8, colour = 0) =>
  chunk(
    'IHDR',
    Buffer.concat([uint32(width), uint32(height), Buffer.from([bits, colour, 0, 0, 0])]),
  );
const rows = (width: number, height: number) =>
  chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height), { level: 9 }));
const png = (...chunks: Buffer[]) => Buffer.concat([signature, ...chunks, chunk('IEND')]);
const smallPixelChunk = rows(4, 4);
const keyword = Buffer.from(`${mark}\0\0`, 'latin1');
const bomb = () => Buffer.concat([keyword, deflateSync(Buffer.alloc(200 * MB), { level: 9 })]);

function animation(frames: number): Buffer {
  const control = chunk('acTL', Buffer.concat([uint32(frames), uint32(0)]));
  const place = (at: number) =>
    chunk('fcTL', Buffer.concat([uint32(at), uint32(4), uint32(4), Buffer.alloc(14)]));
  const data = deflateSync(Buffer.alloc(20));
  const later = Array.from({ length: frames - 1 }, (_, at) =>
    Buffer.concat([place(2 * at + 1), chunk('fdAT', Buffer.concat([uint32(2 * at + 2), data]))]),
  );
  return png(header(4, 4), control, place(0), smallPixelChunk, ...later);
}

async function manyScans(side: number, size: number): Promise<Buffer> {
  const plain = await sharp({
    create: { width: side, height: side, channels: 3, background: 'white' },
  })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = plain.lastIndexOf(Buffer.from('ffda', 'hex'));
  const scan = plain.subarray(last, -2);
  const copies = Math.floor((size - plain.length) / scan.length);
  return Buffer.concat([
    plain.subarray(0, -2),
    ...Array.from({ length: copies }, () => scan),
    plain.subarray(-2),
  ]);
}

const comment = (text: string) =>
  Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from([0, text.length + 2]), Buffer.from(text)]);
const claimed = () => {
  const jpeg = Buffer.from(files.jpg);
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  jpeg.writeUInt16BE(65_500, frame + 5);
  jpeg.writeUInt16BE(65_500, frame + 7);
  return jpeg;
};

/** Pictures that become huge when they are decoded, or contain hidden data. */
export const hostilePictures: HostileFile[] = [
  ...hostileFiles('png')({
    'ten billion pixels by its word': [() => png(header(100_000, 100_000), smallPixelChunk), 424],
    'two billion pixels in a row': [() => png(header(2_147_483_647, 1), smallPixelChunk), 422],
    'no pixel': [() => png(header(0, 4), smallPixelChunk), 422],
    '400 million empty pixels': [() => png(header(20_000, 20_000), rows(20_000, 20_000)), 424],
    '49 million empty pixels': [() => png(header(7000, 7000), rows(7000, 7000)), 'clean'],
    'packed words of 200 MB': [
      () => png(header(4, 4), chunk('zTXt', bomb()), smallPixelChunk),
      'clean',
    ],
    'a packed profile of 200 MB': [
      () => png(header(4, 4), chunk('iCCP', bomb()), smallPixelChunk),
      'clean',
    ],
    'rows of 200 MB in a picture of 4 by 4': [
      () => png(header(4, 4), chunk('IDAT', deflateSync(Buffer.alloc(200 * MB), { level: 9 }))),
      'clean',
    ],
    'five thousand moving pictures': [() => animation(5000), 'clean'],
    'its rows missing': [() => png(header(4, 4)), 422],
    'a wrong sum': [
      () => {
        const bytes = Buffer.from(files.png);
        bytes[29] = 0;
        return bytes;
      },
      422,
    ],
    'a program behind it': [
      () => Buffer.concat([files.png, Buffer.from(`PK\x03\x04${mark}`)]),
      'clean',
    ],
    'a page of the web inside': [
      () => png(header(4, 4), chunk('tEXt', Buffer.from(`a\0<script>${mark}`)), smallPixelChunk),
      'clean',
    ],
    'another type of picture': [() => files.jpg, 415],
    'a drawing that can run': [() => Buffer.from(`<svg onload="${mark}"/>`), 415],
  }),
  ...hostileFiles('jpg')({
    'four billion pixels by its word': [claimed, 424],
    'two megabytes of scans over 36 million pixels': [() => manyScans(6000, 2 * MB - 100), 422],
    'half of it missing': [() => files.jpg.subarray(0, 150), 422],
    'a page of the web in a comment': [
      () =>
        Buffer.concat([
          files.jpg.subarray(0, 2),
          comment(`<script>${mark}</script>`),
          files.jpg.subarray(2),
        ]),
      'clean',
    ],
    'an archive behind it': [
      () => Buffer.concat([files.jpg, Buffer.from(`PK\x03\x04${mark}`)]),
      'clean',
    ],
    'a paper behind it': [
      () => Buffer.concat([files.jpg, Buffer.from(`%PDF-1.7 ${mark}`)]),
      'clean',
    ],
  }),
];
