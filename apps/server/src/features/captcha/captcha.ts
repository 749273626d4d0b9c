import { fileURLToPath } from 'node:url';
import svgCaptcha from 'svg-captcha';
import { captchaLifeMs } from '@temple-land/portal-core';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Deps, Handler } from '../../handler.ts';
import { findDrawingSolution, saveCaptcha, consumeCaptcha } from './captcha.repository.ts';

/** Letters and digits that are easy to distinguish, both written and spoken. */
export const captchaLetters = 'acdefhjkmnprtuwxy34679';

// The package can draw a given text, which its types do not declare.
const drawCaptcha = svgCaptcha as unknown as (text: string, options: object) => string;

// The portal's own letters are easier to read than the library's.
const font = '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff';
svgCaptcha.loadFont(fileURLToPath(import.meta.resolve(font)));

const length = 5;
const drawingOptions = { width: 176, height: 48, noise: 3, color: false, fontSize: 40 };
/** The captchas that one address can get, of either kind. */
export const captchaLimit = { action: 'captcha', requests: 240, windowMs: 60_000 };

const getExpiryCutoff = (clock: Deps['clock']) => new Date(clock().getTime() - captchaLifeMs);

// The drawing uses the text colour of the page's theme.
function drawSvg(text: string): string {
  const svg = drawCaptcha(text, drawingOptions);
  return svg.replaceAll(/(fill|stroke)="(?!none)[^"]*"/g, '$1="currentColor"');
}

function generateSolution(random: Deps['random']): string {
  const letters = Array.from(
    { length },
    () => captchaLetters[random.below(captchaLetters.length)] ?? '',
  );
  return letters.join('');
}

/** Answers commonCaptchaGenerator/generate: a drawing, and the path of a spoken version. */
export const captchaGenerate: Handler<'captchaGenerate'> = async (_, context) => {
  const { db, clock, random } = context;
  await enforceRateLimit(context, captchaLimit);
  const id = random.token(24);
  const solution = generateSolution(random);
  await saveCaptcha(db, { id, kind: 'drawing', solution, createdOn: clock() });
  const audio = `commonCaptchaGenerator/audio/${id}`;
  return { status: 200, id, text: drawSvg(solution), audio };
};

/** Verifies the answer to a captcha, ignoring case, and consumes the captcha in any case. */
export async function verifyCaptcha(
  { db, clock }: Deps,
  id: string,
  answer: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const captcha = await consumeCaptcha(db, id);
  if (captcha === undefined) return 'wrong';
  if (captcha.createdOn <= getExpiryCutoff(clock)) return 'expired';
  return captcha.solution === answer.trim().toLowerCase() ? 'right' : 'wrong';
}

/** Returns the letters of an unexpired drawing without consuming it, for its spoken version. */
export function getCaptchaSolution({ db, clock }: Deps, id: string): Promise<string | undefined> {
  return findDrawingSolution(db, id, getExpiryCutoff(clock));
}
