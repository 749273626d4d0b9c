import { annotated, enclosed, file, opening } from './actions.ts';
import { hostileFiles, type HostileFile } from './hostileFile.ts';
import { mark, onePage, stream } from './pdfBuilder.ts';

const xfa = stream('', `<xdp:xdp><script>${mark}</script></xdp:xdp>`);

/**
 * PDFs with actions, forms, media and enclosed files; they are stored without them, or refused when little would be
 * left.
 */
export const activePdfs: HostileFile[] = hostileFiles('pdf')({
  'a form of XML with a script': [
    () => onePage({ catalog: '/AcroForm << /Fields [] /XFA 10 0 R >>', objects: { 10: xfa } }),
    'clean',
  ],
  'a form of XML in parts': [
    () =>
      onePage({
        catalog: '/AcroForm << /Fields [] /XFA [(template) 10 0 R (config) 10 0 R] >>',
        objects: { 10: xfa },
      }),
    'clean',
  ],
  'a form that is drawn by its program': [
    () =>
      onePage({
        catalog: '/NeedsRendering true /AcroForm << /XFA 10 0 R >>',
        objects: { 10: xfa },
      }),
    424,
  ],
  'an answer that is typed in and drawn nowhere': [
    () => annotated('/Subtype /Widget /FT /Tx /T (amount) /V (100)'),
    424,
  ],
  'a program to start': [() => opening(`<< /S /Launch /F (${mark}.exe) >>`), 'clean'],
  'a program to start on a certain system': [
    () => annotated(`/Subtype /Link /A << /S /Launch /Win << /F (${mark}.exe) >> >>`),
    'clean',
  ],
  'an address to open': [
    () => annotated(`/Subtype /Link /A << /S /URI /URI (https://${mark}.example) >>`),
    'clean',
  ],
  'an address before all addresses': [
    () => onePage({ catalog: `/URI << /Base (https://${mark}.example) >>` }),
    'clean',
  ],
  'another file to go to': [
    () => opening(`<< /S /GoToR /F (\\\\\\\\${mark}\\\\share) /D [0 /Fit] >>`),
    'clean',
  ],
  'an enclosed file to go to': [
    () => opening(`<< /S /GoToE /T << /R /C /N (${mark}) >> >>`),
    'clean',
  ],
  'a form to send': [
    () => opening(`<< /S /SubmitForm /F << /FS /URL /F (https://${mark}.example) >> >>`),
    'clean',
  ],
  'data to take in': [() => opening(`<< /S /ImportData /F (${mark}.fdf) >>`), 'clean'],
  'layers to change': [() => opening(`<< /S /SetOCGState /State [/${mark}] >>`), 'clean'],
  'a film': [() => annotated(`/Subtype /Movie /A << /S /Movie /T (${mark}) >>`), 'clean'],
  'a sound': [
    () => annotated('/Subtype /Sound /Sound 11 0 R', { 11: stream('/Type /Sound /R 8000', mark) }),
    'clean',
  ],
  'rich media': [
    () =>
      annotated(`/Subtype /RichMedia /RichMediaContent << /Assets << /Names [(a) ${file}] >> >>`, {
        12: enclosed,
      }),
    'clean',
  ],
  'an enclosed file': [
    () =>
      onePage({
        catalog: `/Names << /EmbeddedFiles << /Names [(a) ${file}] >> >>`,
        objects: { 12: enclosed },
      }),
    'clean',
  ],
  'a file attached to a page': [
    () => annotated(`/Subtype /FileAttachment /FS ${file}`, { 12: enclosed }),
    'clean',
  ],
  'an associated file': [
    () => onePage({ catalog: `/AF [${file}]`, page: `/AF [${file}]`, objects: { 12: enclosed } }),
    'clean',
  ],
  'a folder of files instead of pages': [
    () =>
      onePage({
        catalog: `/Collection << /View /D >> /Names << /EmbeddedFiles << /Names [(a) ${file}] >> >>`,
        objects: { 12: enclosed },
      }),
    424,
  ],
  'a picture from another file': [
    () =>
      onePage({
        resources: '/XObject << /X 10 0 R >>',
        objects: {
          10: stream(`/Subtype /Image /Width 1 /Height 1 /F (${mark}) /FFilter /DCTDecode`, 'x'),
        },
      }),
    'clean',
  ],
  'a page from another file': [
    () =>
      onePage({
        resources: '/XObject << /X 10 0 R >>',
        objects: {
          10: stream(`/Subtype /Form /BBox [0 0 9 9] /Ref << /F (${mark}) /Page 0 >>`, 'q Q'),
        },
      }),
    'clean',
  ],
  'a program for printers': [
    () =>
      onePage({
        resources: '/XObject << /X 10 0 R >>',
        objects: { 10: stream('/Type /XObject /Subtype /PS', `(${mark}) run`) },
      }),
    'clean',
  ],
  'words about its author': [
    () =>
      onePage({
        catalog: '/Metadata 10 0 R /PieceInfo << /A << /Private 10 0 R >> >>',
        trailer: '/Info 11 0 R',
        objects: {
          10: stream('/Type /Metadata /Subtype /XML', `<x>${mark}</x>`),
          11: `<< /Author (${mark}) /Creator (${mark}) >>`,
        },
      }),
    'clean',
  ],
  'a signature with a program in it': [
    () =>
      annotated('/Subtype /Widget /FT /Sig /T (s) /V 11 0 R', {
        11: `<< /Type /Sig /Filter /Adobe.PPKLite /Contents <${Buffer.from(mark).toString('hex')}> /Name (${mark}) >>`,
      }),
    'clean',
  ],
});
