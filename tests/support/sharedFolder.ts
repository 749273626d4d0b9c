import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Creates a folder shared by the workers of a run, and removes it at the end. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  project.provide('shared', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
