import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A held lock on a data folder. */
export interface FolderLock {
  /** Returns whether the lock file still names this process. */
  isHeld(): boolean;
  release(): void;
}

function getStartTime(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').at(21) ?? '';
  } catch {
    return '';
  }
}

function isAlive(owner: string): boolean {
  const [pid = '', start = ''] = owner.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The same process id with another start time is another process.
  return getStartTime(Number(pid)) === start;
}

const readLock = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Locks the data folder for this process. Throws if a running process holds the lock; the lock of a killed process is
 * replaced.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'portal.lock');
  const owner = `${process.pid} ${getStartTime(process.pid)}`;
  const take = () => writeFileSync(file, owner, { flag: 'wx' });
  try {
    take();
  } catch {
    const holder = readLock(file);
    if (holder !== '' && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. ` +
          'Stop that server first, or set another DATA_DIR for this one.',
      );
    }
    rmSync(file, { force: true });
    take();
  }
  const isHeld = () => readLock(file) === owner;
  return {
    isHeld,
    release: () => {
      if (isHeld()) rmSync(file, { force: true });
    },
  };
}
