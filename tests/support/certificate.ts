import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The files of a certificate that a host signed for itself. */
export interface CertificateFiles {
  key: string;
  certificate: string;
}

/** Makes a certificate of a host, valid for two days, in a folder. */
export function makeCertificate(folder: string, host: string): CertificateFiles {
  const files = { key: join(folder, 'privkey.pem'), certificate: join(folder, 'fullchain.pem') };
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', [...kind, ...subject, '-keyout', files.key, '-out', files.certificate], {
    stdio: 'ignore',
  });
  return files;
}
