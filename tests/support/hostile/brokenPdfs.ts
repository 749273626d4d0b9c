import { hostileFiles, type HostileFile } from './hostileFile.ts';
import {
  mark,
  objectStream,
  onePage,
  pageObjects,
  packed,
  pdf,
  revised,
  stream,
} from './pdfBuilder.ts';

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at));
const without = (number: number) =>
  pdf(Object.fromEntries(Object.entries(pageObjects()).filter(([key]) => Number(key) !== number)));
const inResources = (body: string) => onePage({ resources: `/ExtGState ${body}` });
function manyPages(count: number): Buffer {
  const kids = times(count, (at) => `${at + 10} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>';
  const objects = Object.fromEntries(times(count, () => page).map((body, at) => [at + 10, body]));
  return onePage({ pages: `/Kids [${kids}] /Count ${count}`, objects });
}

function deepPages(depth: number): Buffer {
  const objects = Object.fromEntries(
    times(depth, (at) => `<< /Kids [${at === depth - 1 ? 3 : at + 11} 0 R] /Count 1 >>`).map(
      (body, at) => [at + 10, body],
    ),
  );
  return onePage({ pages: '/Kids [10 0 R] /Count 1', objects });
}

const encryption = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >> /ID [<00> <00>]';

function encryptedByStream(): Buffer {
  const table = packed(
    `/Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R ${encryption}`,
    Buffer.alloc(24),
  );
  return pdf({ ...pageObjects(), 20: table }, { trailer: '' });
}

/** PDFs that are damaged, cyclic, encrypted or too large. */
export const brokenPdfs: HostileFile[] = hostileFiles('pdf')({
  'nothing but a first line': [() => Buffer.from('%PDF-1.7\n%%EOF'), 422],
  'half of the file missing': [() => onePage().subarray(0, 300), 422],
  'no last line': [() => onePage().subarray(0, -40), 422],
  'no catalogue': [() => without(1), 422],
  'no tree of pages': [() => without(2), 422],
  'no page': [() => without(3), 422],
  'nothing on its page': [() => without(4), 422],
  'a number as its catalogue': [() => pdf({ ...pageObjects(), 1: '7' }), 422],
  'an empty tree of pages': [() => onePage({ pages: '/Kids [] /Count 5' }), 422],
  'a tree of pages in a circle': [() => onePage({ pages: '/Kids [2 0 R] /Count 1' }), 422],
  'a tree of pages in a wide circle': [
    () =>
      onePage({ pages: '/Kids [10 0 R 3 0 R] /Count 2', objects: { 10: '<< /Kids [2 0 R] >>' } }),
    422,
  ],
  'the same page a thousand times': [
    () => onePage({ pages: `/Kids [${times(1000, () => '3 0 R').join(' ')}] /Count 1000` }),
    422,
  ],
  'a gap among its pages': [() => onePage({ pages: '/Kids [3 0 R 99 0 R] /Count 2' }), 422],
  'a tree of pages far too deep': [() => deepPages(500), 424],
  'a billion pages by its word': [
    () => onePage({ pages: '/Kids [3 0 R] /Count 1000000000' }),
    'clean',
  ],
  'five thousand pages': [() => manyPages(5000), 424],
  'a million pages in one list': [
    () => onePage({ pages: `/Kids [${'3 0 R '.repeat(300_000)}] /Count 300000` }),
    424,
  ],
  'a hundred thousand lists in each other': [
    () => inResources('['.repeat(100_000) + ']'.repeat(100_000)),
    422,
  ],
  'five hundred lists in each other': [() => inResources('['.repeat(500) + ']'.repeat(500)), 424],
  'three hundred dictionaries in each other': [
    () => inResources('<< /A '.repeat(300) + '1' + '>> '.repeat(300)),
    424,
  ],
  'an object that is itself': [
    () => onePage({ resources: '/ExtGState 10 0 R', objects: { 10: '10 0 R' } }),
    422,
  ],
  'two objects that are each other': [
    () => onePage({ resources: '/ExtGState 10 0 R', objects: { 10: '11 0 R', 11: '10 0 R' } }),
    422,
  ],
  'a drawing that draws itself': [
    () =>
      onePage({
        resources: '/XObject << /X 10 0 R >>',
        objects: {
          10: stream(
            '/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 10 0 R >> >>',
            'q',
          ),
        },
      }),
    'clean',
  ],
  'an outline in a circle': [
    () =>
      onePage({
        catalog: '/Outlines 10 0 R',
        objects: { 10: '<< /First 11 0 R /Last 11 0 R >>', 11: '<< /Title (a) /Next 11 0 R >>' },
      }),
    'clean',
  ],
  'tags in a circle': [
    () =>
      onePage({
        catalog: '/StructTreeRoot 10 0 R',
        objects: {
          10: '<< /Type /StructTreeRoot /K 11 0 R >>',
          11: '<< /S /P /P 10 0 R /K 10 0 R >>',
        },
      }),
    'clean',
  ],
  'packed objects that extend each other': [
    () =>
      onePage({
        objects: {
          10: objectStream({ 12: '<< >>' }, '/Extends 11 0 R'),
          11: objectStream({ 13: '<< >>' }, '/Extends 10 0 R'),
        },
      }),
    'clean',
  ],
  'a billion packed objects by its word': [
    () => onePage({ objects: { 10: packed('/Type /ObjStm /N 1000000000 /First 4', '1 0 << >>') } }),
    422,
  ],
  'packed objects that cannot be unpacked': [
    () =>
      onePage({
        objects: { 10: stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', mark) },
      }),
    422,
  ],
  'a hundred thousand objects': [
    () => {
      const rest = Object.fromEntries(
        times(100_001, (at) => `${at}`).map((body, at) => [at + 10, body]),
      );
      return onePage({ objects: { 9: objectStream(rest) } });
    },
    424,
  ],
  'twenty-five thousand streams': [
    () =>
      onePage({
        objects: Object.fromEntries(
          times(25_000, () => 'x').map((body, at) => [at + 10, stream('', body)]),
        ),
      }),
    424,
  ],
  'streams without an end': [
    () =>
      onePage({
        objects: Object.fromEntries(
          times(30_000, () => '<< >>\nstream\n').map((body, at) => [at + 10, body]),
        ),
      }),
    424,
  ],
  'a length below nothing': [() => onePage({ content: stream('/Length -50', 'q Q') }), 'clean'],
  'a length beyond the file': [
    () => onePage({ content: stream('/Length 99999999999999', 'q Q') }),
    'clean',
  ],
  'a length that is its own object': [
    () => onePage({ content: stream('/Length 4 0 R', 'q Q') }),
    'clean',
  ],
  'a number of four hundred digits': [() => onePage({ page: `/Rotate ${'9'.repeat(400)}` }), 422],
  'an object with a giant number': [
    () => onePage({ objects: { 99999999999999: `(${mark})` } }),
    'clean',
  ],
  'a text without an end': [() => onePage({ objects: { 10: `(${'('.repeat(500_000)}` } }), 'clean'],
  'a name of a million letters': [
    () => onePage({ page: `/${'A'.repeat(1_000_000)} 1`, resources: `/${'A'.repeat(500_000)} 1` }),
    422,
  ],
  'an unknown way of packing': [() => onePage({ content: stream('/Filter /Crypt', mark) }), 422],
  'a password': [() => onePage({ trailer: encryption }), 423],
  'a password that only a packed table names': [encryptedByStream, 423],
  'a password in an earlier revision': [
    () => revised(onePage({ trailer: encryption }), { 5: pageObjects()[5] ?? '' }),
    423,
  ],
});
