import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Makes a folder for what the workers of a run share, and removes it after the last. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  project.provide('shared', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
