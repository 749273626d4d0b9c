import { buildPortal } from '../../scripts/buildPortal.ts';

/** Builds the pages that the installations serve. */
export default async function build(): Promise<void> {
  await buildPortal();
}
