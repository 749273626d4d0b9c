import svgCaptcha from 'svg-captcha';
import { captchaLifeMs } from '@temple-land/portal-core';
import { isFlooding } from '../../db/flood.ts';
import type { Deps, Handler } from '../../handler.ts';
import { findSolution, putCaptcha, takeSolution } from './captcha.repository.ts';

/** Letters and digits that are hard to mistake for each other, in sight and in sound. */
export const captchaLetters = 'acdefhjkmnprtuwxy34679';

// The package can draw a given text, which its types do not tell.
const drawText = svgCaptcha as unknown as (text: string, options: object) => string;

const length = 5;
const width = 176;
const height = 48;
const addressLimit = 240;
const minuteMs = 60_000;

const oldestOf = (clock: Deps['clock']) => new Date(clock().getTime() - captchaLifeMs);

// The drawing has no colour of its own, so that the page's theme gives it one.
function draw(text: string): string {
  const svg = drawText(text, { width, height, noise: 2, color: false, fontSize: 46 });
  return svg.replaceAll(/(fill|stroke)="(?!none)[^"]*"/g, '$1="currentColor"');
}

/** Answers commonCaptchaGenerator/generate: a drawing, and the path of a spoken version. */
export const captchaGenerate: Handler<'captchaGenerate'> = async (_, { db, clock, chance, ip }) => {
  if (await isFlooding(db, ip, 'captcha', addressLimit, minuteMs, clock())) return { status: 503 };
  const id = chance.token(24);
  const letters = Array.from(
    { length },
    () => captchaLetters[chance.below(captchaLetters.length)] ?? '',
  );
  const solution = letters.join('');
  await putCaptcha(db, id, solution, clock(), oldestOf(clock));
  return {
    status: 200,
    id,
    text: draw(solution),
    audio: `commonCaptchaGenerator/audio/${id}`,
  };
};

/** Uses a captcha up, whatever the answer; letters are not case sensitive. */
export async function isCaptchaRight(
  { db, clock }: Deps,
  id: string,
  answer: string,
): Promise<boolean> {
  const solution = await takeSolution(db, id, oldestOf(clock));
  return solution !== undefined && solution === answer.trim().toLowerCase();
}

/** Gives the letters of a living captcha without using it up, for its spoken version. */
export function solutionOf({ db, clock }: Deps, id: string): Promise<string | undefined> {
  return findSolution(db, id, oldestOf(clock));
}
