import { mark, onePage, packed, type Body } from './pdfBuilder.ts';

/** An action that runs a script. */
export const js = `<< /S /JavaScript /JS (app.alert\\('${mark}'\\)) >>`;

/** The position of an annotation. */
export const rect = '/Rect [10 10 90 30]';

/** Returns a file with one annotation on its page. */
export const annotated = (annotation: string, objects: Record<number, Body> = {}) =>
  onePage({
    page: '/Annots [10 0 R]',
    objects: { 10: `<< /Type /Annot ${rect} ${annotation} >>`, ...objects },
  });

/** Returns a file with an action that runs on opening. */
export const opening = (action: string, objects: Record<number, Body> = {}) =>
  onePage({ catalog: `/OpenAction ${action}`, objects });

/** An embedded file, whose bytes are object 12. */
export const file = `<< /Type /Filespec /F (${mark}.exe) /EF << /F 12 0 R >> >>`;

/** The bytes of an embedded file. */
export const enclosed = packed('/Type /EmbeddedFile', `${mark} MZ`);
