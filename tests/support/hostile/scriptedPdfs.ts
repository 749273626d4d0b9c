import { annotated, enclosed, file, js, opening, rect } from './actions.ts';
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

// A comment that looks like a stream can hide a script from a text search.
const comment = onePage({ catalog: `%stream\n/OpenAction ${js}` });

/** PDFs with scripts in every possible position; all are stored without scripts. */
export const scriptedPdfs: HostileFile[] = hostileFiles('pdf')({
  'a script when the file opens': [() => opening(js), 'clean'],
  'a script in an object of its own': [() => opening('10 0 R', { 10: js }), 'clean'],
  'a script behind a comment that looks like a stream': [() => comment, 'clean'],
  'a script as a stream': [
    () => opening('<< /S /JavaScript /JS 10 0 R >>', { 10: packed('', `app.alert("${mark}")`) }),
    'clean',
  ],
  'a script with an escaped name': [
    () => opening(js.replace('JavaScript', '#4A#61va#53cript').replace('/JS', '/#4a#53')),
    'clean',
  ],
  'a script under an escaped key': [() => onePage({ catalog: `/Open#41ction ${js}` }), 'clean'],
  'a script in the tree of names': [
    () => onePage({ catalog: `/Names << /JavaScript << /Names [(a) ${js}] >> >>` }),
    'clean',
  ],
  'a script deep in the tree of names': [
    () =>
      onePage({
        catalog: '/Names << /JavaScript 10 0 R >>',
        objects: { 10: '<< /Kids [11 0 R] >>', 11: `<< /Names [(a) 12 0 R] >>`, 12: js },
      }),
    'clean',
  ],
  'a script when a page opens': [() => onePage({ page: `/AA << /O ${js} >>` }), 'clean'],
  'a script in the tree of pages': [
    () => onePage({ pages: `/Kids [3 0 R] /Count 1 /AA << /O ${js} >>` }),
    'clean',
  ],
  'a script when the file closes': [() => onePage({ catalog: `/AA << /WC ${js} >>` }), 'clean'],
  'a script behind a link': [() => annotated(`/Subtype /Link /A ${js}`), 'clean'],
  'a script of a link under the mouse': [
    () => annotated(`/Subtype /Link /AA << /E ${js} >>`),
    'clean',
  ],
  'a script of a field': [
    () =>
      onePage({
        catalog: '/AcroForm << /Fields [10 0 R] /CO [10 0 R] >>',
        page: '/Annots [10 0 R]',
        objects: {
          10: `<< /Subtype /Widget /FT /Tx /T (a) ${rect} /AA << /K ${js} /C ${js} >> >>`,
        },
      }),
    'clean',
  ],
  'a script in a form of a page': [
    () =>
      onePage({
        resources: '/XObject << /X 10 0 R >>',
        objects: { 10: stream(`/Subtype /Form /BBox [0 0 9 9] /AA << /O ${js} >>`, 'q Q') },
      }),
    'clean',
  ],
  'a script among the properties of a page': [
    () => onePage({ resources: `/Properties << /AA ${js} /P 10 0 R >>`, objects: { 10: js } }),
    'clean',
  ],
  'a script in a font': [
    () =>
      onePage({
        objects: {
          5: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /AA << /O ${js} >> /X ${js} >>`,
        },
      }),
    'clean',
  ],
  'a script among the tags': [
    () =>
      onePage({
        catalog: '/StructTreeRoot 10 0 R',
        objects: {
          10: '<< /Type /StructTreeRoot /K [11 0 R] >>',
          11: `<< /S /P /P 10 0 R /A ${js} /AF [${file}] /K << /Type /OBJR /Obj 13 0 R >> >>`,
          12: enclosed,
          13: `<< /Type /Annot /Subtype /Link ${rect} /A ${js} >>`,
        },
      }),
    'clean',
  ],
  'a script in an outline': [
    () =>
      onePage({
        catalog: '/Outlines 10 0 R',
        objects: { 10: '<< /First 11 0 R /Last 11 0 R >>', 11: `<< /Title (${mark}) /A ${js} >>` },
      }),
    'clean',
  ],
  'a script as the next of an action': [
    () => opening(`<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Named /N /Print /Next ${js} >>] >>`),
    'clean',
  ],
  'a script in packed objects': [
    () => {
      const { 1: catalog, 5: font, ...others } = pageObjects({ catalog: `/OpenAction ${js}` });
      return pdf({ ...others, 20: objectStream({ 1: String(catalog), 5: String(font) }) });
    },
    'clean',
  ],
  'a script in packed objects that are named later': [
    () =>
      revised(onePage(), {
        20: objectStream({ 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${js} >>` }),
      }),
    'clean',
  ],
  'a script in a later revision': [
    () => revised(onePage(), { 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${js} >>` }),
    'clean',
  ],
  'a script in an earlier revision': [
    () => revised(opening(js), { 1: '<< /Type /Catalog /Pages 2 0 R >>' }),
    'clean',
  ],
  'a script in an object that nothing leads to': [() => onePage({ objects: { 90: js } }), 'clean'],
  'a script behind the end of the file': [
    () => onePage({ end: `90 0 obj\n${js}\nendobj\n%%EOF\n` }),
    'clean',
  ],
  'a script of a rendition': [
    () => annotated(`/Subtype /Screen /A << /S /Rendition /JS (${mark}) /OP 0 >>`),
    'clean',
  ],
  'a script of a model in space': [
    () =>
      annotated('/Subtype /3D /3DD 11 0 R', {
        11: stream('/Type /3D /Subtype /U3D /OnInstantiate 12 0 R', mark),
        12: stream('', mark),
      }),
    'clean',
  ],
});
