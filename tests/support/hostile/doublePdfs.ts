import { hostileFiles, type HostileFile } from './hostileFile.ts';
import { mark, onePage, packed, stream } from './pdfBuilder.ts';

const html = `<html><script>${mark}</script></html>`;
const zip = Buffer.concat([Buffer.from(`PK\x03\x04${mark}`), Buffer.alloc(300)]);

/** PDFs that are also another file type, or that readers interpret differently. */
export const doublePdfs: HostileFile[] = hostileFiles('pdf')({
  'a table that leads into a stream': [
    () => {
      const hidden = `1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction (${mark}) >> endobj`;
      const file = onePage({ objects: { 10: stream('', hidden) } }).toString('latin1');
      const offset = String(file.indexOf(hidden)).padStart(10, '0');
      return Buffer.from(file.replace(/1 1\n\d{10}/, `1 1\n${offset}`), 'latin1');
    },
    'clean',
  ],
  'a page of the web before it': [() => Buffer.concat([Buffer.from(html), onePage()]), 415],
  'a page of the web in a comment': [() => onePage({ header: `%PDF-1.7\n%${html}\n` }), 'clean'],
  'a page of the web in a stream': [() => onePage({ objects: { 10: stream('', html) } }), 'clean'],
  'a program of the web around it': [
    () => onePage({ header: `%PDF-1.7\n%*/alert("${mark}")/*\n`, end: `%*/${mark}\n` }),
    'clean',
  ],
  'an archive behind it': [() => onePage({ end: zip.toString('latin1') }), 'clean'],
  'a long archive behind it': [() => onePage({ end: zip.toString('latin1').repeat(9) }), 422],
  'an archive behind the packed words': [
    () => {
      const words = packed('', 'q Q');
      const at = words.lastIndexOf('\nendstream');
      const whole = Buffer.concat([words.subarray(0, at), zip, words.subarray(at)]);
      const length = /\/Length (\d+)/.exec(whole.toString('latin1'))?.[1] ?? '';
      const dictionary = `/Length ${length}`.padEnd(20);
      const text = whole.toString('latin1').replace(`/Length ${length}`, dictionary);
      return onePage({ content: Buffer.from(text, 'latin1') });
    },
    'clean',
  ],
});
