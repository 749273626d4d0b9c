import { applyFor, findKhatiyan } from '../../support/landApplication.ts';
import type { ScenarioContext } from './scenarioContext.ts';

/** Creates a citizen with a land application. */
export async function createApplicant(context: ScenarioContext) {
  const who = await context.createAccount();
  const made = await applyFor(context.service, who, await findKhatiyan(context.service));
  return { who, ...made };
}
