import type { Actor } from '../support/actor.ts';
import { submitApplication, type AppliedPlace } from '../support/httpApplications.ts';
import { createSession } from '../support/session.ts';

/**
 * Applies for land as the citizen of a page, over HTTP; returns the application number. Without a plot it is for a
 * khatiyan of Brahmagiri. The form itself is filled in where a journey is about it.
 */
export async function applyOverHttp(
  { page }: Actor,
  { plot }: { plot?: AppliedPlace } = {},
): Promise<string> {
  const citizen = await page.evaluate(() => ({ ...sessionStorage }));
  const officer = await createSession(page.request, 'officer.puri', 'Officer@123');
  const token = String(officer['tokan']);
  const { applicationNo } = await submitApplication(page.request, citizen, token, plot);
  return applicationNo;
}
