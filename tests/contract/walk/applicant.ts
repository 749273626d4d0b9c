import { applyFor, findKhatiyan } from '../../support/landApplication.ts';
import type { Stage } from './stage.ts';

/** Makes a citizen who has applied for land there. */
export async function applicant(stage: Stage) {
  const who = await stage.account();
  const made = await applyFor(stage.service, who, await findKhatiyan(stage.service));
  return { who, ...made };
}
