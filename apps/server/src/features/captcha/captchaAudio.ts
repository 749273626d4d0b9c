import { readFileSync } from 'node:fs';
import { languages, type Language } from '@temple-land/portal-core';
import { captchaLetters } from './captcha.ts';

const folder = new URL('../../../assets/captcha-audio/', import.meta.url);
const headerBytes = 44;
const samplesPerSecond = 8000;
const pause = Buffer.alloc(samplesPerSecond * 0.45, 128);

const readClip = (language: Language, letter: string) =>
  readFileSync(new URL(`${language}/${letter}.wav`, folder)).subarray(headerBytes);

// About 270 kB for three languages; read once, since every captcha needs five of them.
const clips = new Map<string, Buffer>(
  languages.flatMap((language) =>
    [...captchaLetters].map(
      (letter) => [`${language}${letter}`, readClip(language, letter)] as const,
    ),
  ),
);

function buildWav(samples: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerBytes - 8 + samples.length, 4);
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

/** Builds the audio of a captcha: its characters with pauses, as a WAV of 8 kHz, 8 bit, one channel. */
export function buildCaptchaAudio(letters: string, language: Language): Buffer {
  const spoken = [...letters].flatMap((letter) => [
    clips.get(`${language}${letter}`) ?? Buffer.alloc(0),
    pause,
  ]);
  return buildWav(Buffer.concat(spoken));
}
