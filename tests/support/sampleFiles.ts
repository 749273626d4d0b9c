import { Buffer } from 'node:buffer';
import { buildSamplePdf } from '../../apps/server/src/db/seed/samplePdf.ts';

/** Valid files of each accepted type: a page of text, and pictures of four by two pixels. */
export const files = {
  pdf: Buffer.from(buildSamplePdf('Copy of khatiyan 38')),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPYEswJRwzIHABz8giBSnm5rgAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from(
    '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAAJ9//2Q==',
    'base64',
  ),
} as const;

const edited = (from: string, to: string) =>
  Buffer.from(files.pdf.toString('latin1').replace(from, to), 'latin1');

/** An encrypted PDF. */
export const lockedPdf = edited('trailer <<', 'trailer << /Encrypt << /Filter /Standard >>');

/** A PDF with 9,001 references to the same page. */
export const endlessPdf = edited('[3 0 R]', `[${'3 0 R '.repeat(9000)}]`);
