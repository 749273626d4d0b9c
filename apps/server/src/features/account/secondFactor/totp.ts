import { Secret, TOTP } from 'otpauth';
import { create } from 'qrcode';
import { totpStepSeconds } from '@temple-land/portal-core';

/** Twenty bytes, as RFC 4226 recommends for SHA-1. */
export const totpKeyBytes = 20;

/** Codes of the previous and the next step are also accepted (RFC 6238, section 5.2). */
const window = 1;
const codePattern = /^\d{6}$/;
const settings = { algorithm: 'SHA1', digits: 6, period: totpStepSeconds } as const;

const toSecret = (key: Buffer) => new Secret({ buffer: new Uint8Array(key).buffer });

/** Returns the key in base32, as entered in an authenticator app. */
export const toBase32 = (key: Buffer): string => toSecret(key).base32;

/** Returns the TOTP step of an entered code; undefined if it is not currently valid. */
export function findTotpStep(key: Buffer, typed: string, now: Date): number | undefined {
  const token = typed.replaceAll(/\s/g, '');
  if (!codePattern.test(token)) return undefined;
  const timestamp = now.getTime();
  const secret = toSecret(key);
  const delta = TOTP.validate({ ...settings, token, secret, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ ...settings, timestamp }) + delta;
}

interface Labels {
  issuer: string;
  label: string;
}

/** Returns the QR code of a key: modules in a line, and the dark ones as an SVG path. */
export function buildQrCode(key: Buffer, labels: Labels): { qrSize: number; qrPath: string } {
  const address = new TOTP({ ...settings, ...labels, secret: toSecret(key) }).toString();
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_column, x) =>
      modules.get(y, x) ? `M${x} ${y}h1v1h-1z` : '',
    ).join(''),
  );
  return { qrSize: size, qrPath: rows.join('') };
}
