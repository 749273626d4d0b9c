import type { BilingualText, LetterText } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../config.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { readOfficeDetails } from '../../db/office/officeDetails.ts';
import { findMark } from '../../db/office/officeMarks.ts';
import type { FileReply, SignedIn } from '../../handler.ts';
import { buildCheckCode, type Attestation } from './checkCode.ts';
import { renderPrintout, type Printout, type PrintoutRow } from './renderPrintout.ts';
import { texts } from './printoutTexts.ts';

function buildCheck(
  { config }: SignedIn,
  attestation: Attestation,
): NonNullable<Printout['check']> {
  const code = buildCheckCode(config, attestation);
  const page = `${getPublicOrigin(config)}/website/verify-document`;
  const query = new URLSearchParams({ number: attestation.number, code });
  return { code, page, address: `${page}?${query}` };
}

/** Reads the letterhead: the details of the office and its mark. */
async function readLetterhead({ db }: SignedIn) {
  const office = await readOfficeDetails(db);
  return { office, mark: await findMark(db, office.details.mark) };
}

const userLimit = { action: 'paper', requests: 120, windowMs: 3_600_000 };

/**
 * The drawing of an application, or the wording of a letter with its title if it differs from that of its kind of
 * printout.
 */
export interface LetterOptions {
  title?: BilingualText;
  letter?: LetterText | undefined;
  sketch?: Printout['sketch'];
}

/** Creates the PDF of a printout with its check code; at most 120 an hour for a user. */
export async function createFile(
  context: SignedIn,
  attestation: Attestation,
  rows: readonly PrintoutRow[],
  text: BilingualText,
  options: LetterOptions = {},
): Promise<FileReply> {
  const { kind, number } = attestation;
  await enforceUserRateLimit(context, context.caller.userId, userLimit);
  const bytes = await renderPrintout({
    title: options.title ?? texts[kind],
    number,
    rows,
    text,
    letter: options.letter,
    sketch: options.sketch,
    check: buildCheck(context, attestation),
    isSample: context.config.PORTAL_MODE === 'demo',
    ...(await readLetterhead(context)),
    createdOn: context.clock(),
  });
  const fileName = `${kind}-${number.replaceAll('/', '-')}.pdf`;
  return { fileName, mediaType: 'application/pdf', bytes };
}

/** A printout without a check code. */
type PlainPrintout = Omit<Printout, 'check' | 'isSample' | 'office' | 'mark' | 'createdOn'>;

/** Creates the PDF of a paper of the office that has no check code; its name begins with a word. */
export async function createPlainFile(
  context: SignedIn,
  plain: PlainPrintout,
  word: string,
): Promise<FileReply> {
  await enforceUserRateLimit(context, context.caller.userId, userLimit);
  const isSample = context.config.PORTAL_MODE === 'demo';
  const head = await readLetterhead(context);
  const bytes = await renderPrintout({ ...plain, isSample, ...head, createdOn: context.clock() });
  const fileName = `${word}-${plain.number.replaceAll('/', '-')}.pdf`;
  return { fileName, mediaType: 'application/pdf', bytes };
}
