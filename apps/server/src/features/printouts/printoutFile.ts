import type { BilingualText } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../config.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import type { FileReply, SignedIn } from '../../handler.ts';
import { buildCheckCode, type Attestation } from './checkCode.ts';
import { renderPrintout, type Printout, type PrintoutRow } from './renderPrintout.ts';
import { texts } from './printoutTexts.ts';

function buildCheck({ config }: SignedIn, attestation: Attestation): Printout['check'] {
  const code = buildCheckCode(config, attestation);
  const page = `${getPublicOrigin(config)}/website/verify-document`;
  const query = new URLSearchParams({ number: attestation.number, code });
  return { code, page, address: `${page}?${query}` };
}

const userLimit = { action: 'paper', requests: 120, windowMs: 3_600_000 };

/** Creates the PDF of a printout with its check code; at most 120 an hour for a user. */
export async function createFile(
  context: SignedIn,
  attestation: Attestation,
  rows: readonly PrintoutRow[],
  text: BilingualText,
): Promise<FileReply> {
  const { kind, number } = attestation;
  await enforceUserRateLimit(context, context.caller.userId, userLimit);
  const bytes = await renderPrintout({
    title: texts[kind],
    number,
    rows,
    text,
    check: buildCheck(context, attestation),
    isSample: context.config.PORTAL_MODE === 'demo',
    createdOn: context.clock(),
  });
  const fileName = `${kind}-${number.replaceAll('/', '-')}.pdf`;
  return { fileName, mediaType: 'application/pdf', bytes };
}
