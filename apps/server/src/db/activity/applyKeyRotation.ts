import type { Config } from '../../config.ts';
import { getCurrentKey, findKey } from '../../ports/signingKeys.ts';
import { lockHead, saveHead } from './activityChain.ts';
import { isEmptyHead, isSealValid, createKeyFinder } from './activityHashes.ts';
import type { Database } from '../database.ts';
import { registerKeys } from './signingKeys.repository.ts';

function checkKey(config: Config, id: string): void {
  if (findKey(config, id) || config.CODE_KEYS_LOST.includes(id)) return;
  throw new Error(
    `CODE_KEY has changed: the activity chain is sealed under the key with the id ${id}. Add that key to ` +
      `CODE_KEYS_ACCEPTED, or, when nobody has it any more, its id to CODE_KEYS_LOST.`,
  );
}

/**
 * Stores the ids of the configured keys and renews the seal of the activity chain with the current key. Returns false
 * if the seal is invalid, which is kept for the check. Throws if the key of the seal is not configured, so that a
 * missing key does not break the chain.
 */
export async function applyKeyRotation(db: Database, config: Config, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const head = await lockHead(tx);
    if (head.keyId !== null) checkKey(config, head.keyId);
    const isRight =
      config.CODE_KEYS_LOST.includes(head.keyId ?? '') ||
      isSealValid(await createKeyFinder(tx, config), head);
    if (!isRight) return false;
    await registerKeys(tx, config, now);
    const isCurrent = head.keyId === getCurrentKey(config).id;
    if (!isEmptyHead(head) && !isCurrent) await saveHead(tx, config, head);
    return true;
  });
}
