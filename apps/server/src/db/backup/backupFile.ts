import { closeSync, createReadStream, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { pipeline as runPipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

const ownerOnly = 0o600;
const encryptedBeginning = 'age-encryption.org/';

type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

// The library's types are those of a browser, where a stream is iterable too.
const toStream = (bytes: Bytes) =>
  ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>;

/** Returns a stage of a pipeline that encrypts for the owners of public keys of age. */
const encryptFor = (recipients: readonly string[]) =>
  async function* encrypt(bytes: Bytes) {
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* (await encrypter.encrypt(toStream(bytes))) as unknown as Bytes;
  };

/** Returns a stage of a pipeline that decrypts with the secret keys in a file. */
const decryptWith = (identityFile: string) =>
  async function* decrypt(bytes: Bytes) {
    const decrypter = new Decrypter();
    for (const key of readIdentities(identityFile)) decrypter.addIdentity(key);
    yield* (await decrypter.decrypt(toStream(bytes))) as unknown as Bytes;
  };

function readIdentities(file: string): string[] {
  if (file === '') throw new Error('The backup is encrypted: --identity must name its key file.');
  const keys = readFileSync(file, 'utf8').match(/^AGE-SECRET-KEY-\S+$/gm);
  if (keys === null) throw new Error(`${file} has no secret key of age.`);
  return keys;
}

/** Creates a pair of keys for encrypted backups: the text of a key file as of age-keygen, and its public key. */
export async function createBackupKey(now: Date): Promise<{ file: string; recipient: string }> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const file = `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  return { file, recipient };
}

function createFile(path: string, part: string): Promise<FileHandle> {
  if (existsSync(path)) return Promise.reject(new Error(`The file ${path} already exists.`));
  return open(part, 'wx', ownerOnly);
}

/**
 * Writes a stream to a new compressed file that only its owner can read, encrypted if there are recipients; the file
 * gets its name when it is complete on the disk. Throws if a file of that name exists or is being written.
 */
export async function writeBackupFile(
  path: string,
  source: Readable,
  recipients: readonly string[] = [],
): Promise<void> {
  const part = `${path}.part`;
  const file = await createFile(path, part).catch((error: unknown) => {
    // What nobody reads would keep its transaction open.
    source.destroy();
    throw error;
  });
  try {
    const output = file.createWriteStream({ flush: true });
    await (recipients.length === 0
      ? runPipeline(source, createGzip(), output)
      : runPipeline(source, createGzip(), encryptFor(recipients), output));
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

function isEncrypted(path: string): boolean {
  if (!existsSync(path)) return false;
  const [descriptor, beginning] = [openSync(path, 'r'), Buffer.alloc(encryptedBeginning.length)];
  try {
    readSync(descriptor, beginning);
    return beginning.toString('latin1') === encryptedBeginning;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Reads a backup file; an encrypted one with the secret keys in `identityFile`. A damaged file, or one without its key,
 * ends the stream with an error.
 */
export function readBackupFile(path: string, identityFile = ''): Readable {
  const [bytes, unpacked] = [createReadStream(path), createGunzip()];
  // Whoever reads the result gets the error: a pipeline destroys all of its streams with it.
  const done = () => {};
  return isEncrypted(path)
    ? pipeline(bytes, decryptWith(identityFile), unpacked, done)
    : pipeline(bytes, unpacked, done);
}
