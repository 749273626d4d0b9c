import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { solutionOf } from '../features/captcha/captcha.ts';
import type { Deps } from '../handler.ts';
import { HttpError } from './errors.ts';
import { languageOf } from './language.ts';

const folder = new URL('../../assets/captcha-audio/', import.meta.url);
const headerBytes = 44;
const pauseSeconds = 0.45;
const samplesPerSecond = 8000;
const silence = 128;

const clip = (language: string, letter: string) =>
  readFileSync(new URL(`${language}/${letter}.wav`, folder)).subarray(headerBytes);

function wavOf(samples: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samplesPerSecond, 24);
  header.writeUInt32LE(samplesPerSecond, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Gives letters spoken one by one with pauses: 8 kHz, 8 bit, one channel. */
export function speak(letters: string, language: string): Buffer {
  const pause = Buffer.alloc(samplesPerSecond * pauseSeconds, silence);
  return wavOf(Buffer.concat([...letters].flatMap((letter) => [clip(language, letter), pause])));
}

/** Serves the spoken version of a living captcha, in the language of `?lang=` or of the request. */
export function mountAudio(server: FastifyInstance, deps: Deps): void {
  server.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
    '/commonCaptchaGenerator/audio/:id',
    async (request, reply) => {
      const letters = await solutionOf(deps, request.params.id);
      if (letters === undefined) throw new HttpError(404);
      const language = languageOf(request.query.lang ?? request.headers['accept-language']);
      return reply
        .header('Cache-Control', 'no-store')
        .type('audio/wav')
        .send(speak(letters, language));
    },
  );
}
